import { furnishings, propertyTypes } from '../content/listingTerms';
import { bitsOfWanted } from './featureBits';
import { fitsText } from './fitsText';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import type { WantedFeature } from './vocabulary';

/** Does the listing at this index of the data fit? */
export type Fits = (index: number) => boolean;

/** What a filter asks; null when the query leaves it open. */
type Filter = (query: SearchQuery, data: SearchData, words: SearchWords) => Fits | null;

const leasehold = 3;

/** A table of all filters: a new one is a line here beside its parameter. Those that refuse most stand first. */
export const filters = {
  areas: ({ areas }, data, words) => fitsAreas(areas, data, words),
  text: ({ text }, data, words) => fitsText(text, data, words),
  gone: ({ includeOffMarket }, { column: { gone } }) =>
    includeOffMarket ? null : (index) => gone[index] === 0,
  type: ({ type: wanted }, { column: { type } }) => {
    const code = wanted === null ? -1 : propertyTypes.indexOf(wanted);
    return code < 0 ? null : (index) => type[index] === code;
  },
  price: ({ minPrice, maxPrice }, { column }) => within(column.price, minPrice, maxPrice),
  bedrooms: ({ minBedrooms, maxBedrooms }, { column }) =>
    within(column.bedrooms, oneMore(minBedrooms), oneMore(maxBedrooms), 1),
  bathrooms: ({ minBathrooms }, { column }) => within(column.bathrooms, oneMore(minBathrooms), null),
  size: ({ minSize, maxSize }, { column }) => within(column.size, minSize, maxSize),
  furnished: ({ furnished: wanted }, { column: { furnished } }) => {
    const code = wanted === null ? 0 : furnishings.indexOf(wanted) + 1;
    return code === 0 ? null : (index) => furnished[index] === code;
  },
  bills: ({ billsIncluded }, { column: { bills } }) => (billsIncluded ? (index) => bills[index] === 2 : null),
  completion: ({ completion }, { column }) =>
    within(column.completion, null, completion === null ? null : (completion - 1969) * 12, 1),
  features: ({ features }, data) => fitsFeatures(features, data),
  ownable: ({ ownable }, data, words) =>
    ownable && data.purpose === 'sale' ? fitsOwners(data, words) : null,
  bounds: ({ bounds }, { latitude, longitude }) =>
    bounds &&
    ((index) => {
      const [lat = 0, lng = 0] = [latitude[index], longitude[index]];
      return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
    }),
} satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];

/** All that a query asks, as one question; filters named in `except` are not asked. */
export function fitsQuery(
  query: SearchQuery,
  data: SearchData,
  words: SearchWords,
  except: readonly FilterName[] = [],
): Fits {
  const asked = filterNames
    .filter((name) => !except.includes(name))
    .map((name) => filters[name](query, data, words))
    .filter((fits) => fits !== null);
  return (index) => {
    for (const fits of asked) if (!fits(index)) return false;
    return true;
  };
}

/** How many listings fit a query. */
export function countMatches(query: SearchQuery, data: SearchData, words: SearchWords): number {
  const fits = fitsQuery(query, data, words);
  let count = 0;
  for (let index = 0; index < data.count; index++) if (fits(index)) count++;
  return count;
}

/** Within a minimum and a maximum, both included. With `least`, values below it mean "none" and never fit. */
function within(values: Float64Array, min: number | null, max: number | null, least = 0): Fits | null {
  if (min === null && max === null) return null;
  const [from, to] = [Math.max(min ?? least, least), max ?? Number.POSITIVE_INFINITY];
  return (index) => {
    const value = values[index] ?? 0;
    return value >= from && value <= to;
  };
}

/** Counts of rooms as columns hold them: 0 is "none". */
function oneMore(count: number | null): number | null {
  return count === null ? null : count + 1;
}

type AreaAnswer = { areas: string; words: SearchWords; fits: Fits | null };

/** The last answer for each data: every input asks several times, and seldom for another place than the one before. */
const lastAreas = new WeakMap<SearchData, AreaAnswer>();

/** An area holds all that lies in it. Areas that are not known hold nothing; a family's own country holds all. */
function fitsAreas(slugs: readonly string[], data: SearchData, words: SearchWords): Fits | null {
  const areas = slugs.join(' ');
  const last = lastAreas.get(data);
  if (last?.areas === areas && last.words === words) return last.fits;
  const wanted = new Set(slugs.map((slug) => words.areaIndex.get(slug)));
  const holds = (area: number) => words.areas[area]?.chain.some((place) => wanted.has(place)) ?? false;
  const fits = fitsSites(data, holds);
  lastAreas.set(data, { areas, words, fits });
  return fits;
}

/** The legal standing of the home's area counts, and a home that is only leased is not owned; abroad all may be. */
function fitsOwners(data: SearchData, words: SearchWords): Fits | null {
  const { tenure } = data.column;
  const isAbroad = data.family === 'new-homes';
  const fits = fitsSites(data, (area) => Boolean(words.areas[area]?.freehold || words.areas[area]?.usufruct));
  return isAbroad ? null : (index) => tenure[index] !== leasehold && (fits === null || fits(index));
}

function fitsFeatures(wanted: readonly WantedFeature[], data: SearchData): Fits | null {
  if (wanted.length === 0) return null;
  const { featuresLow, featuresHigh, column } = data;
  const needsMaid = wanted.includes('maids-room');
  const bits = wanted.filter((name) => name !== 'maids-room').map(bitsOfWanted);
  return (index) => {
    if (needsMaid && column.maidsRoom[index] !== 2) return false;
    const [low = 0, high = 0] = [featuresLow[index], featuresHigh[index]];
    for (const bit of bits) if ((low & bit.low) === 0 && (high & bit.high) === 0) return false;
    return true;
  };
}

/** Asks once a site rather than once a listing; null when all sites fit. */
function fitsSites(data: SearchData, fitsArea: (area: number) => boolean): Fits | null {
  const good = new Uint8Array(data.siteArea.length);
  data.siteArea.forEach((area, index) => {
    if (fitsArea(area)) good[index] = 1;
  });
  if (!good.includes(0)) return null;
  const { site } = data.column;
  return (index) => good[site[index] ?? 0] === 1;
}
