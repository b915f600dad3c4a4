import type { ListingCardView } from '../../../domain/content/cards';
import { pictureOf } from '../../../domain/search/pictureTable';
import { summaryAt } from '../../../domain/search/summaryAt';
import type { SearchWorld } from '../loadWorld';

const cards = new WeakMap<SearchWorld, Map<string, ListingCardView>>();
const noPicture = {
  alt: '',
  width: 3,
  height: 2,
  color: null,
  path: '/brand/logo-mark',
  kind: 'drawing',
} as const;

/**
 * The card of a home, the same object each time, so that React keeps what is rendered already.
 * @param file the picture that it opens with; the first of its gallery by default
 */
export function cardAt(world: SearchWorld, index: number, file?: string): ListingCardView {
  const ofWorld = cards.get(world) ?? new Map<string, ListingCardView>();
  cards.set(world, ofWorld);
  const key = `${index} ${file ?? ''}`;
  const known = ofWorld.get(key);
  if (known) return known;
  const { point: _point, features: _features, ...summary } = summaryAt(world.data, world.words, index);
  const picture = pictureOf(world.pictures, file ?? summary.picture, world.code) ?? noPicture;
  const made = { ...summary, picture };
  ofWorld.set(key, made);
  return made;
}
