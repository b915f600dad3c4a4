import type { ListingCardView } from '../../../domain/content/cards';
import type { Point } from '../../../domain/content/fields';
import { pictureOf } from '../../../domain/search/pictureTable';
import type { SearchData } from '../../../domain/search/searchData';
import { areaOf } from '../../../domain/search/searchWords';
import { summaryAt } from '../../../domain/search/summaryAt';
import { travelMinutes } from '../../../domain/search/travel';
import type { SearchIndex } from '../loadSearchIndex';

const cards = new WeakMap<SearchIndex, Map<string, ListingCardView>>();
const places = new WeakMap<ListingCardView, { data: SearchData; index: number }>();
const noPicture = {
  alt: '',
  width: 3,
  height: 2,
  color: null,
  path: '/brand/logo-mark',
  kind: 'drawing',
} as const;

/**
 * The card of a home. The same object is returned each time, so that React can skip rendering it.
 * @param file the first picture of the card; by default the first of the home's gallery
 */
export function cardAt(searchIndex: SearchIndex, index: number, file?: string): ListingCardView {
  const ofSearchIndex = cards.get(searchIndex) ?? new Map<string, ListingCardView>();
  cards.set(searchIndex, ofSearchIndex);
  const key = `${index} ${file ?? ''}`;
  const known = ofSearchIndex.get(key);
  if (known) return known;
  const { point, ...summary } = summaryAt(searchIndex.data, searchIndex.words, index);
  const picture = pictureOf(searchIndex.pictures, file ?? summary.picture, searchIndex.code) ?? noPicture;
  const made = { ...summary, picture, travel: travelFrom(searchIndex, point) };
  ofSearchIndex.set(key, made);
  places.set(made, { data: searchIndex.data, index });
  return made;
}

/** The index of a card's home in the search data. Null for a card that was not made from these data. */
export function indexOfCard(data: SearchData, card: ListingCardView): number | null {
  const place = places.get(card);
  return place?.data === data ? place.index : null;
}

/** The estimated travel time to the visitor's own place, or undefined without one. */
function travelFrom({ data: { ownPlace }, words }: SearchIndex, home: Point): ListingCardView['travel'] {
  if (!ownPlace) return undefined;
  const { point, area, mode } = ownPlace;
  const name = areaOf(words, area)?.name ?? null;
  return { minutes: travelMinutes(home, point, mode), mode, name };
}
