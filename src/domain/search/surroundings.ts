import { median } from '../calculators/quantile';
import type { PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import { countByArea, countByType } from './facets';
import { countryOfFamily } from './kind';
import { nearbyAreas } from './nearbyAreas';
import { defaultQuery, type SearchQuery } from './query';
import { search } from './search';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** The median price of a type of home in an area, in the family's currency; for rent, per month. */
type PriceFigure = { type: PropertyType; bedrooms: number | null; median: number; sample: number };

/** Information about the searched area, and links to areas within or near it. Other filters are ignored. */
export type Surroundings = {
  /** The searched area; null for several areas or a whole country. */
  place: { slug: string; name: string; hasGuide: boolean; freehold: boolean; usufruct: boolean } | null;
  types: { type: PropertyType; count: number }[];
  /** Areas within it; if there are none, neighbours with their distance in kilometres. */
  areas: { slug: string; name: string; count: number; distance: number | null }[];
  figures: PriceFigure[];
};

/** Minimum number of homes for a median. */
const leastSample = 3;
const mostAreas = 12;
const mostFigures = 6;

/** Computes the section below the results, in the build and in the browser. */
export function surroundingsOf(data: SearchData, words: SearchWords, query: SearchQuery): Surroundings {
  const plain = { ...defaultQuery(query.family, query.purpose), areas: query.areas.slice(0, 1) };
  const index = words.areaIndex.get(plain.areas[0] ?? '') ?? -1;
  const area = words.areas[index];
  const isOnePlace = area && area.kind !== 'country' && query.areas.length === 1;
  return {
    place: isOnePlace
      ? {
          slug: area.slug,
          name: area.name,
          hasGuide: area.hasGuide,
          freehold: area.freehold && query.family !== 'new-homes',
          usufruct: area.usufruct,
        }
      : null,
    types: countByType(data, words, plain),
    areas: areasOn(data, words, plain, index),
    figures: isOnePlace ? priceFigures(data, words, plain) : [],
  };
}

function areasOn(data: SearchData, words: SearchWords, query: SearchQuery, index: number) {
  const counts = countByArea(data, words, query);
  const inner = words.areas
    .flatMap(({ slug, name, parent }, at) =>
      parent === index && counts[at] ? [{ slug, name, count: counts[at], distance: null }] : [],
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, mostAreas);
  if (inner.length > 0 || query.areas[0] === countryOfFamily(query.family)) return inner;
  return nearbyAreas(data, words, query, 8).map(({ slug, name, count, distance }) => ({
    slug,
    name,
    count,
    distance: Math.round(distance * 10) / 10,
  }));
}

/** Median prices of the most common types of homes, sorted by type and bedrooms. */
function priceFigures(data: SearchData, words: SearchWords, query: SearchQuery): PriceFigure[] {
  const { type, bedrooms, price } = data.column;
  const kinds = new Map<number, number[]>();
  for (const index of search(data, words, query).all) {
    const key = (type[index] ?? 0) * 100 + (bedrooms[index] ?? 0);
    kinds.set(key, [...(kinds.get(key) ?? []), price[index] ?? 0]);
  }
  return [...kinds]
    .filter(([, prices]) => prices.length >= leastSample)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, mostFigures)
    .sort(([a], [b]) => a - b)
    .map(([key, prices]) => ({
      type: propertyTypes[Math.floor(key / 100)] ?? 'apartment',
      bedrooms: key % 100 === 0 ? null : (key % 100) - 1,
      median: Math.round(median(prices)),
      sample: prices.length,
    }));
}
