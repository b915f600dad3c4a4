import type { PropertyType } from '../../content/listings';
import { propertyTypes } from '../../content/listingTerms';
import type { Column } from './column';
import { always, inSameFamily, type SearchFilter } from './searchFilter';

type Asked = { type: PropertyType | null };

const type: Column<PropertyType> = {
  encode: (listing) => propertyTypes.indexOf(listing.type),
  decode: (figure) => propertyTypes[figure] ?? 'apartment',
};

/** The type of property, such as apartment, villa or office. */
export const propertyType: SearchFilter<Asked, { type: PropertyType }> = {
  notAsked: () => ({ type: null }),
  parameters: {},
  columns: { type },
  fits: (asked, { column: { type } }) => {
    const code = asked.type === null ? -1 : propertyTypes.indexOf(asked.type);
    return code < 0 ? null : (index) => type[index] === code;
  },
  isOffered: always,
  isKept: inSameFamily,
  label: (asked, { t }) => t(`search.types.${asked.type}`),
};
