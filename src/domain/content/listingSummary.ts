import type { Point } from './fields';
import type { Listing } from './listings';

/** The data of a listing for cards, search results and the map, in one language. */
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
  | 'price'
  | 'furnished'
  | 'completion'
> & {
  /** The name of the building; null if there is none or if the area itself is the building. */
  building: string | null;
  /** The names of up to two areas that contain it, the smallest first: `["Porto Arabia", "The Pearl Island"]`. */
  place: string[];
  /** The file name of the card's picture. */
  picture: string;
  point: Point;
};
