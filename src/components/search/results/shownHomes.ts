import type { ListingCardView } from '../../../domain/content/cards';
import { varyPictures } from '../../../domain/content/varyPictures';
import { picturesAt, referenceAt } from '../../../domain/search/summaryAt';
import type { SearchIndex } from '../loadSearchIndex';
import { cardAt } from './cardAt';

/** A home among the results; its card is only made when it is rendered. */
export type ShownHome = { reference: string; card: () => ListingCardView };

/** Homes by their indexes in the data; neighbours open with different pictures. */
export function homesAt(searchIndex: SearchIndex, indexes: Iterable<number>): ShownHome[] {
  const all = Array.from(indexes);
  const pictures = varyPictures(all.map((index) => ({ gallery: picturesAt(searchIndex.data, index) })));
  return all.map((index, position) => ({
    reference: referenceAt(searchIndex.data, index),
    card: () => cardAt(searchIndex, index, pictures[position]),
  }));
}

/** Homes of a prerendered page, which holds their cards. */
export function homesOf(cards: readonly ListingCardView[]): ShownHome[] {
  return cards.map((card) => ({ reference: card.reference, card: () => card }));
}
