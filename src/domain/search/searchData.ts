import type { Family, Purpose } from '../content/listings';
import { type FilterColumn, filterColumnNames } from './filters/filters';
import type { FeatureDigits } from './hasFeature';
import { type Homes, plainColumnNames } from './homes';
import type { SearchWords } from './searchWords';

/**
 * The encoded listings of one family and purpose, newest first. Values are stored by column, which compresses best.
 * Columns with only zeros are omitted.
 */
export type EncodedSearchData = {
  /** The `key` of the words to which its indexes refer. */
  words: string;
  family: Family;
  purpose: Purpose;
  count: number;
  /** The sites of homes: an area, possibly a building, and the end of most slugs there. */
  sites: {
    area: number[];
    /** Index of the building; -1 for none. */
    building: number[];
    /** `marina-towers-marina-district-lusail`; 0 for that of `usualSlugEnd`. */
    slugEnd: (string | 0)[];
    /** Hundred-thousandths of a degree. Points of listings are stored relative to it. */
    lat: number[];
    lng: number[];
  };
  /** The usual start of slugs, `2-bedroom-apartment`, with the key `bedrooms code.type code`. */
  slugStarts: Record<string, string>;
  pictures: string[];
  features: FeatureDigits;
  columns: Partial<Record<ColumnName, number[]>>;
  /** Differences from the expected slug by index. A text that begins with a hyphen is appended, others replace it. */
  slugs: Record<number, string>;
  /** Omitted if empty. */
  figures?: Record<string, number>;
};

/** All columns. Those of filters are last. */
export const columnNames = [...plainColumnNames, 'lat', 'lng', ...filterColumnNames] as const;
export type ColumnName = (typeof columnNames)[number];

/** The decoded listings. */
export type SearchData = Homes<FilterColumn>;

/**
 * Decodes search data, which is independent of language.
 * @param words the words to use with the data, if they need checking
 * @throws if the data belong to the words of another build
 */
export function decodeSearchData(encoded: EncodedSearchData, words?: Pick<SearchWords, 'key'>): SearchData {
  if (words && encoded.words !== words.key) throw new Error('search data and words are of different builds');
  const { count, sites } = encoded;
  const raw = (name: ColumnName) => Float64Array.from(encoded.columns[name] ?? new Float64Array(count));
  const column = Object.fromEntries(columnNames.map((name) => [name, raw(name)])) as Record<
    ColumnName,
    Float64Array
  >;
  const { lat, lng, ...plain } = column;
  addUp(plain.number, 1);
  addUp(plain.listed, -1);
  const absolute = (difference: Float64Array, origin: readonly number[]) =>
    difference.map((value, index) => (value + (origin[plain.site[index] ?? 0] ?? 0)) / 1e5);
  return {
    wordsKey: encoded.words,
    family: encoded.family,
    purpose: encoded.purpose,
    count,
    siteArea: sites.area,
    siteBuilding: sites.building,
    siteSlugEnd: sites.slugEnd,
    slugStarts: encoded.slugStarts,
    slugs: encoded.slugs,
    pictures: encoded.pictures,
    figures: encoded.figures ?? {},
    ownPlace: null,
    texts: null,
    features: encoded.features,
    latitude: absolute(lat, sites.lat),
    longitude: absolute(lng, sites.lng),
    column: plain,
  };
}

/** Decodes deltas in place. */
function addUp(values: Float64Array, sign: 1 | -1): void {
  for (let index = 1; index < values.length; index++) {
    values[index] = (values[index - 1] ?? 0) + sign * (values[index] ?? 0);
  }
}
