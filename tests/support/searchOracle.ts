import fc from 'fast-check';
import { families } from '../../src/domain/content/listingTerms';
import { distances } from '../../src/domain/search/filters/near';
import { foldText } from '../../src/domain/search/foldText';
import { parameterFields } from '../../src/domain/search/parameters';
import { defaultQuery, type SearchQuery } from '../../src/domain/search/query';
import { isShape } from '../../src/domain/search/shape';
import { wantedFeatureNames } from '../../src/domain/search/vocabulary';
import { arbitraryQuery } from './arbitraryQuery';
import { madeContent, madeSearchIndex } from './madeSearchIndex';
import { naiveSearch, ownPlace, placeNamesOf } from './naiveSearch';

export const content = madeContent(1500, 7);
export const { areas, listings } = content;
const bySlug = new Map(areas.map((area) => [area.slug, area]));
const searchIndexes = new Map(
  families.flatMap((family) =>
    (['rent', 'sale'] as const).map((purpose) => [
      `${family} ${purpose}`,
      withOwnPlace(madeSearchIndex(content, family, purpose)),
    ]),
  ),
);

function withOwnPlace({ data, words }: ReturnType<typeof madeSearchIndex>) {
  return { data: { ...data, ownPlace }, words };
}

/** Returns the search index for the family and purpose of a query. */
export function searchIndexOf({ family, purpose }: Pick<SearchQuery, 'family' | 'purpose'>) {
  return searchIndexes.get(`${family} ${purpose}`) as ReturnType<typeof madeSearchIndex>;
}

/** Returns the references of the listings that a query must find, in order, by checking every listing. */
export function expected(query: SearchQuery): string[] {
  return naiveSearch(listings, bySlug, query, (listing) => [
    ...placeNamesOf(listing, bySlug),
    ...projectNames(listing),
  ]).map(({ reference }) => reference);
}

function projectNames(listing: (typeof listings)[number]): string[] {
  const own = content.offPlan.filter(({ slug }) => slug === listing.project);
  const inArea = content.developments.filter(({ area }) => area === listing.area);
  const units = content.developments.filter(({ slug }) => slug === listing.project);
  return [...own, ...inArea, ...units].flatMap(({ name, developer }) => [
    ...Object.values(name),
    ...Object.values(developer),
  ]);
}

const slug = fc.constantFrom(...areas.map((area) => area.slug));
const nameWords = [
  ...new Set(
    listings.flatMap((listing) => placeNamesOf(listing, bySlug)).flatMap((name) => name.split(/[ -]/)),
  ),
].filter((word) => foldText(word).length >= 4);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...nameWords) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['Lusail City', 'مدينة لوسيل', 'villa al waab', 'شقة في لوسيل', 'منطقة الوعب', 'Barwa City'],
      ...['villa', 'flat in the pearl', 'palm tower', 'برج النخيل', 'energy city lusail', 'land area doha'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('cap-12', 'CAP 40', 'jsn7', 'Safwa', 'برزان', 'safwa developments'),
  },
);

/** Generates filter values that match some homes but not all. */
const telling = fc.record({
  areas: fc.oneof(
    fc.constantFrom(['doha', 'lusail'], ['the-pearl-island'], ['uk'], ['london', 'leeds']),
    fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
  ),
  minPrice: fc.constantFrom(5000, 1_000_000),
  maxPrice: fc.constantFrom(20_000, 5_000_000),
  minBedrooms: fc.integer({ min: 0, max: 3 }),
  maxBedrooms: fc.integer({ min: 0, max: 5 }),
  minBathrooms: fc.integer({ min: 1, max: 4 }),
  minSize: fc.integer({ min: 1, max: 300 }),
  maxSize: fc.constantFrom(100, 300, 450.5),
  completion: fc.constantFrom(2025, 2026, 2028),
  features: fc.subarray([...wantedFeatureNames], { minLength: 1, maxLength: 2 }),
  near: fc.record({
    area: fc.constantFrom('doha', 'lusail', 'west-bay', 'london'),
    kilometres: fc.constantFrom(...distances),
  }),
  shape: fc
    .array(
      fc.record({
        lat: fc.integer({ min: 251_500, max: 255_000 }).map((value) => value / 10_000),
        lng: fc.integer({ min: 513_500, max: 516_500 }).map((value) => value / 10_000),
      }),
      { minLength: 3, maxLength: 8 },
    )
    .filter(isShape),
});

/** Generates searches with up to five filters. */
export const queries = fc
  .tuple(
    arbitraryQuery(slug, text),
    telling,
    fc.subarray([...parameterFields, 'areas', 'type'] as const, { maxLength: 5 }),
  )
  .map(([any, more, asked]): SearchQuery => {
    const values = { ...any, ...more };
    const chosen = Object.fromEntries(asked.map((field) => [field, values[field]]));
    return { ...defaultQuery(any.family, any.purpose), sort: any.sort, ...chosen };
  });
