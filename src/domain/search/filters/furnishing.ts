import type { Listing } from '../../content/listings';
import { furnishings } from '../../content/listingTerms';
import { codeIn, nameIn } from './column';
import { oneOf } from './parameter';
import { never, type SearchFilter } from './searchFilter';

type Furnishing = Listing['furnished'];

/** Furnished, semi-furnished or not. */
export const furnishing: SearchFilter<{ furnished: Furnishing }, { furnished: Furnishing }> = {
  notAsked: () => ({ furnished: null }),
  parameters: { furnished: oneOf('furnished', furnishings) },
  columns: { furnished: nameIn(furnishings, ({ furnished }) => furnished) },
  fits: (asked, { column: { furnished } }) => {
    const code = codeIn(furnishings, asked.furnished);
    return code === 0 ? null : (index) => furnished[index] === code;
  },
  isOffered: (_, homes) => !homes || homes.column.furnished.some((figure) => figure > 0),
  isKept: never,
  label: ({ furnished }, { t }) => t(`listings.furnished.${furnished}`),
};
