import { formatNumber } from '../../../i18n/format';
import { figure } from './column';
import { wholeNumber } from './parameter';
import { rangeLabel } from './rangeLabel';
import { always, type SearchFilter } from './searchFilter';
import { within } from './within';

type Asked = {
  /** In m². */
  minSize: number | null;
  maxSize: number | null;
};

/** The minimum and maximum floor area, or plot area for land. */
export const size: SearchFilter<Asked, { size: number }> = {
  notAsked: () => ({ minSize: null, maxSize: null }),
  parameters: {
    minSize: wholeNumber('min-size', 1, 9_999_999),
    maxSize: wholeNumber('max-size', 1, 9_999_999),
  },
  columns: { size: figure(({ size }) => size) },
  fits: ({ minSize, maxSize }, { column }) => within(column.size, minSize, maxSize),
  isOffered: always,
  isKept: always,
  label: ({ minSize, maxSize }, context) =>
    rangeLabel(minSize, maxSize, context, (metres) =>
      context.t('listings.squareMetres', { size: formatNumber(metres, context.code) }),
    ),
};
