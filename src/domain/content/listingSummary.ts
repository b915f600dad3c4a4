import type { Point } from './fields';
import type { Listing } from './listings';

/** One home in few words, as cards, result lists and the map show it, in one language. */
export type ListingSummary = Pick<
  Listing,
  | 'reference'
  | 'slug'
  | 'family'
  | 'purpose'
  | 'type'
  | 'status'
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'plot'
  | 'price'
  | 'furnished'
  | 'billsIncluded'
  | 'completion'
  | 'maidsRoom'
  | 'features'
  | 'area'
  | 'listed'
> & {
  /** Name of the building, in the reader's language; null too where the place itself is the building. */
  building: string | null;
  /** Names of the places that hold it, the smallest first, two at most: `["Porto Arabia", "The Pearl Island"]`. */
  place: string[];
  /** File name of the picture on its card. */
  picture: string;
  point: Point;
};
