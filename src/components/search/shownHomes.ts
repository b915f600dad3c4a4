import type { ListingCardView } from '../../domain/content/cards';
import { referenceAt } from '../../domain/search/summaryAt';
import { cardAt } from './cardAt';
import type { SearchWorld } from './loadWorld';

/** A home among the results; its card is only made when it is drawn. */
export type ShownHome = { reference: string; card: () => ListingCardView };

/** Homes by their indexes in the data. */
export function homesAt(world: SearchWorld, indexes: Iterable<number>): ShownHome[] {
  return Array.from(indexes, (index) => ({
    reference: referenceAt(world.data, index),
    card: () => cardAt(world, index),
  }));
}

/** Homes of a page that was sent with their cards. */
export function homesOf(cards: readonly ListingCardView[]): ShownHome[] {
  return cards.map((card) => ({ reference: card.reference, card: () => card }));
}
