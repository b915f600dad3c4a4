import type { Family, Purpose } from '../content/listings';

/** Columns that no filter defines: what cards, the text search and the order of results need besides. */
export const plainColumnNames = [
  /** The figure of the reference. Encoded as the difference from the listing before. */
  'number',
  'plot',
  /** Index of the site. */
  'site',
  /** Index of the first picture of the gallery. */
  'picture',
  /** The second picture of the gallery, plus one: for a list whose home before opens with the first. */
  'nextPicture',
  /** Days since 1970. Encoded as days before the listing before, but for the first. */
  'listed',
  /** Index of the project, plus one. */
  'project',
] as const;

/**
 * The homes of one family and purpose, unpacked for the search. Typed columns: 20,000 homes are searched in a few
 * milliseconds. `Column` names the columns of filters that are needed.
 */
export type Homes<Column extends PropertyKey = never> = {
  /** The `key` of the words that its indexes point into: only these may be used with it. */
  wordsKey: string;
  family: Family;
  purpose: Purpose;
  count: number;
  siteArea: readonly number[];
  siteBuilding: readonly number[];
  siteSlugEnd: readonly string[];
  slugStarts: Readonly<Record<string, string>>;
  slugs: Readonly<Record<number, string>>;
  pictures: readonly string[];
  /** Bits of `featureBit`, in two halves of 32. */
  featuresLow: Uint32Array;
  featuresHigh: Uint32Array;
  /** Figures of content that filters compare homes with. */
  figures: Readonly<Record<string, number>>;
  /** Degrees. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** 0 is "none" in all columns where a listing may lack the value. */
  column: Readonly<Record<(typeof plainColumnNames)[number] | Column, Float64Array>>;
};
