import type { ListingSummary } from '../content/listingSummary';
import { type FilterValues, filterColumns } from './filters/filters';
import { currencyOfFamily } from './kind';
import type { SearchData } from './searchData';
import { placeNames, type SearchWords } from './searchWords';
import { usualSlugEnd } from './usualSlugEnd';

/**
 * The summary of a listing for its card.
 * @param index index in the data, from the search results
 */
export function summaryAt(data: SearchData, words: SearchWords, index: number): ListingSummary {
  const value = (name: keyof SearchData['column']) => data.column[name][index] ?? 0;
  const decoded = <Name extends keyof FilterValues>(name: Name) =>
    filterColumns[name].decode(value(name)) as FilterValues[Name];
  const isRent = data.purpose === 'rent';
  const area = data.siteArea[value('site')] ?? -1;
  const place = placeNames(words, area);
  const building = words.buildings[data.siteBuilding[value('site')] ?? -1]?.name ?? null;
  return {
    reference: referenceAt(data, index),
    slug: slugAt(data, words, index),
    family: data.family,
    purpose: data.purpose,
    type: decoded('type'),
    status: decoded('offMarket') ? (isRent ? 'let-agreed' : 'sold') : isRent ? 'for-rent' : 'for-sale',
    bedrooms: decoded('bedrooms'),
    bathrooms: decoded('bathrooms'),
    size: decoded('size'),
    price: {
      amount: decoded('price'),
      currency: currencyOfFamily(data.family),
      period: isRent ? 'month' : null,
    },
    furnished: decoded('furnished'),
    completion: decoded('completion'),
    building: building === place[0] ? null : building,
    place,
    picture: picturesAt(data, index)[0] ?? '',
    point: { lat: data.latitude[index] ?? 0, lng: data.longitude[index] ?? 0 },
  };
}

/** The pictures that a card can begin with: the file names of the first one or two of the gallery. */
export function picturesAt({ column, pictures }: SearchData, index: number): string[] {
  const next = pictures[(column.nextPicture[index] ?? 0) - 1];
  return [pictures[column.picture[index] ?? 0] ?? '', ...(next === undefined ? [] : [next])];
}

/** `cap-1203`, or `jsn123` in the UK. */
export function referenceAt(data: SearchData, index: number): string {
  return `${data.family === 'new-homes' ? 'jsn' : 'cap-'}${data.column.number[index] ?? 0}`;
}

/** The slug of a listing, composed of start, purpose and the end of its site. */
export function slugAt(data: SearchData, words: SearchWords, index: number): string {
  const { bedrooms, type, site } = data.column;
  const own = data.slugs[index] ?? '';
  if (own !== '' && !own.startsWith('-')) return own;
  const start = data.slugStarts[`${bedrooms[index]}.${type[index]}`] ?? '';
  const at = site[index] ?? 0;
  const end =
    data.siteSlugEnd[at] || usualSlugEnd(words, data.siteArea[at] ?? -1, data.siteBuilding[at] ?? -1);
  return `${start}-for-${data.purpose}-in-${end}${own}`;
}
