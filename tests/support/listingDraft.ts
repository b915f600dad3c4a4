import type { z } from 'zod';
import type { Listing, listing } from '../../src/domain/content/listings';

export type ListingInput = z.input<typeof listing>;
export type Furnishing = NonNullable<Listing['furnished']>;
export type Rooms = Pick<
  ListingInput,
  'bedrooms' | 'bathrooms' | 'size' | 'plot' | 'floor' | 'parking' | 'maidsRoom'
>;

/** A listing whose fields stand and whose words are still to be written. */
export type Draft = Omit<ListingInput, 'title' | 'description' | 'features'> & {
  features: Listing['features'];
};
