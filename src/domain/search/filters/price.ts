import { formatPrice } from '../../../i18n/format';
import { currencyOfFamily } from '../kind';
import { figure } from './column';
import { wholeNumber } from './parameter';
import { rangeLabel } from './rangeLabel';
import { always, never, type SearchFilter } from './searchFilter';
import { within } from './within';

type Asked = {
  /** Whole riyals or pounds; per month for rent. */
  minPrice: number | null;
  maxPrice: number | null;
};

/** The minimum and maximum price. */
export const price: SearchFilter<Asked, { price: number }> = {
  notAsked: () => ({ minPrice: null, maxPrice: null }),
  parameters: {
    minPrice: wholeNumber('min-price', 1, 999_999_999),
    maxPrice: wholeNumber('max-price', 1, 999_999_999),
  },
  columns: { price: figure(({ price }) => price.amount) },
  fits: ({ minPrice, maxPrice }, { column }) => within(column.price, minPrice, maxPrice),
  isOffered: always,
  isKept: never,
  label: ({ minPrice, maxPrice, family }, context) =>
    rangeLabel(minPrice, maxPrice, context, (amount) =>
      formatPrice(amount, currencyOfFamily(family), context.code),
    ),
};
