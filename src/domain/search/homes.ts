import type { Family, Purpose } from '../content/listings';
import type { FeatureDigits } from './hasFeature';
import type { SearchTexts } from './searchTexts';
import type { OwnPlace } from './travel';

/** Columns that no filter defines, used by cards, the text search and the order of results. */
export const plainColumnNames = [
  /** The number in the reference, encoded as the difference from the previous listing. */
  'number',
  /** Index of the site. */
  'site',
  /** Index of the first picture of the gallery. */
  'picture',
  /** Index of the second picture, plus one. Shown if the previous home in a list opens with the first picture. */
  'nextPicture',
  /** Days since 1970, encoded as days before the previous listing, except for the first. */
  'listed',
  /** Index of the project, plus one. */
  'project',
] as const;

/**
 * The homes of one family and purpose, decoded for the search. The columns are typed arrays, so that 20,000 homes are
 * searched in a few milliseconds. `Column` names the required columns of filters.
 */
export type Homes<Column extends PropertyKey = never> = {
  /** The `key` of the words that the indexes refer to. Only these words may be used with the data. */
  wordsKey: string;
  family: Family;
  purpose: Purpose;
  count: number;
  siteArea: readonly number[];
  siteBuilding: readonly number[];
  /** The end of slugs at each site; 0 for the usual end of `usualSlugEnd`. */
  siteSlugEnd: readonly (string | 0)[];
  slugStarts: Readonly<Record<string, string>>;
  slugs: Readonly<Record<number, string>>;
  pictures: readonly string[];
  features: FeatureDigits;
  /** Figures from content that filters compare homes with, such as prices in QAR. */
  figures: Readonly<Record<string, number>>;
  /** The visitor's own place, to which travel times are estimated. It is not part of the data that are loaded. */
  ownPlace: OwnPlace | null;
  /** The words of titles and descriptions. They are loaded only when text is searched; null until then. */
  texts: SearchTexts | null;
  /** Degrees. */
  latitude: Float64Array;
  longitude: Float64Array;
  /** 0 is "none" in all columns where a listing may lack the value. */
  column: Readonly<Record<(typeof plainColumnNames)[number] | Column, Float64Array>>;
};
