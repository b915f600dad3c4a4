import type { Family, Purpose } from '../content/listings';
import { featureBit } from './featureBits';
import { type FilterColumn, filterColumnNames } from './filters/filters';
import { type Homes, plainColumnNames } from './homes';
import type { SearchWords } from './searchWords';

/**
 * All listings of one family and purpose as they travel: column by column, because equal kinds of values side by side
 * compress best, the most recent listing first. A column that is all zero is left out.
 */
export type EncodedSearchData = {
  /** The `key` of the words that its indexes point into. */
  words: string;
  family: Family;
  purpose: Purpose;
  count: number;
  /** Where homes stand: an area, perhaps a building there, and how slugs end for it. */
  sites: {
    area: number[];
    /** Index of the building; -1 for none. */
    building: number[];
    /** `marina-towers-marina-district-lusail`. */
    slugEnd: string[];
    /** Hundred-thousandths of a degree; the listings' points are differences from it. */
    lat: number[];
    lng: number[];
  };
  /** How slugs begin, `2-bedroom-apartment`, by bedrooms and type: key is `bedrooms code.type code`. */
  slugStarts: Record<string, string>;
  pictures: string[];
  /** Which listings have a feature: one bit each, six to a character. */
  features: Record<string, string>;
  columns: Partial<Record<ColumnName, number[]>>;
  /** By index: what slugs add to or have instead of the expected one. A text that begins with a hyphen is added. */
  slugs: Record<number, string>;
  /** Left out where there are none. */
  figures?: Record<string, number>;
};

/** All columns, those of filters last. */
export const columnNames = [...plainColumnNames, 'lat', 'lng', ...filterColumnNames] as const;
export type ColumnName = (typeof columnNames)[number];

/** The same, unpacked for the search. */
export type SearchData = Homes<FilterColumn>;

/**
 * Unpacks search data. They say nothing of the reader's language.
 * @param words where given, the words that they are to be used with
 * @throws when they belong to other words, those of another build
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
    ...unpackFeatures(encoded.features, count),
    latitude: absolute(lat, sites.lat),
    longitude: absolute(lng, sites.lng),
    column: plain,
  };
}

/** Turns differences into values, in place. */
function addUp(values: Float64Array, sign: 1 | -1): void {
  for (let index = 1; index < values.length; index++) {
    values[index] = (values[index - 1] ?? 0) + sign * (values[index] ?? 0);
  }
}

/** The characters of packed bits, each worth six. */
export const bitAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function unpackFeatures(packed: Readonly<Record<string, string>>, count: number) {
  const featuresLow = new Uint32Array(count);
  const featuresHigh = new Uint32Array(count);
  for (const [name, bits] of Object.entries(packed)) {
    const { low, high } = featureBit(name);
    for (let at = 0; at < bits.length; at++) {
      const six = bitAlphabet.indexOf(bits[at] ?? 'A');
      for (let bit = 0; six >> bit > 0; bit++) {
        const index = at * 6 + bit;
        if ((six >> bit) % 2 === 0 || index >= count) continue;
        featuresLow[index] = (featuresLow[index] ?? 0) | low;
        featuresHigh[index] = (featuresHigh[index] ?? 0) | high;
      }
    }
  }
  return { featuresLow, featuresHigh };
}
