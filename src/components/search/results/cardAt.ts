import type { ListingCardView } from '../../../domain/content/cards';
import { pictureOf } from '../../../domain/search/pictureTable';
import { summaryAt } from '../../../domain/search/summaryAt';
import type { SearchIndex } from '../loadSearchIndex';

const cards = new WeakMap<SearchIndex, Map<string, ListingCardView>>();
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
export function cardAt(searchIndex: SearchIndex, index: number, file?: string): ListingCardView {
  const ofSearchIndex = cards.get(searchIndex) ?? new Map<string, ListingCardView>();
  cards.set(searchIndex, ofSearchIndex);
  const key = `${index} ${file ?? ''}`;
  const known = ofSearchIndex.get(key);
  if (known) return known;
  const {
    point: _point,
    features: _features,
    ...summary
  } = summaryAt(searchIndex.data, searchIndex.words, index);
  const picture = pictureOf(searchIndex.pictures, file ?? summary.picture, searchIndex.code) ?? noPicture;
  const made = { ...summary, picture };
  ofSearchIndex.set(key, made);
  return made;
}
