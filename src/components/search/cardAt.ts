import type { ListingCardView } from '../../domain/content/cards';
import { pictureOf } from '../../domain/search/pictureTable';
import { summaryAt } from '../../domain/search/summaryAt';
import type { SearchWorld } from './loadWorld';

const cards = new WeakMap<SearchWorld, Map<number, ListingCardView>>();
const noPicture = {
  alt: '',
  width: 3,
  height: 2,
  color: null,
  path: '/brand/logo-mark',
  kind: 'drawing',
} as const;

/** The card of a home, the same object each time, so that what is drawn already need not be drawn again. */
export function cardAt(world: SearchWorld, index: number): ListingCardView {
  const ofWorld = cards.get(world) ?? new Map<number, ListingCardView>();
  cards.set(world, ofWorld);
  const known = ofWorld.get(index);
  if (known) return known;
  const { point: _point, features: _features, ...summary } = summaryAt(world.data, world.words, index);
  const picture = pictureOf(world.pictures, summary.picture, world.code) ?? noPicture;
  const made = { ...summary, picture };
  ofWorld.set(index, made);
  return made;
}
