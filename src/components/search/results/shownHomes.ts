import type { ListingCardView } from '../../../domain/content/cards';
import { varyPictures } from '../../../domain/content/varyPictures';
import { picturesAt, referenceAt } from '../../../domain/search/summaryAt';
import type { SearchIndex } from '../loadSearchIndex';
import { cardAt } from './cardAt';

/** A home among the results. Its card is only created when it is rendered. */
export type ShownHome = { reference: string; card: () => ListingCardView };

/** The homes at these indexes of the search data. Adjacent homes with the same first picture show different ones. */
export function homesAt(searchIndex: SearchIndex, indexes: Iterable<number>): ShownHome[] {
  const all = Array.from(indexes);
  const pictures = varyPictures(all.map((index) => ({ gallery: picturesAt(searchIndex.data, index) })));
  return all.map((index, position) => ({
    reference: referenceAt(searchIndex.data, index),
    card: () => cardAt(searchIndex, index, pictures[position]),
  }));
}

/** The homes of a prerendered page, which contains their cards. */
export function homesOf(cards: readonly ListingCardView[]): ShownHome[] {
  return cards.map((card) => ({ reference: card.reference, card: () => card }));
}
