import { count, oneMore } from './column';
import { wholeNumber } from './parameter';
import { rangeLabel } from './rangeLabel';
import type { SearchFilter } from './searchFilter';
import { within } from './within';

type Asked = {
  /** 0 is a studio. A minimum without a maximum means "or more". */
  minBedrooms: number | null;
  maxBedrooms: number | null;
};

/** The minimum and maximum number of bedrooms. */
export const bedrooms: SearchFilter<Asked, { bedrooms: number | null }> = {
  notAsked: () => ({ minBedrooms: null, maxBedrooms: null }),
  parameters: {
    minBedrooms: wholeNumber('min-bedrooms', 0, 60),
    maxBedrooms: wholeNumber('max-bedrooms', 0, 60),
  },
  columns: { bedrooms: count(({ bedrooms }) => bedrooms) },
  fits: ({ minBedrooms, maxBedrooms }, { column }) =>
    within(column.bedrooms, oneMore(minBedrooms), oneMore(maxBedrooms), 1),
  isOffered: (_, homes) => !homes || homes.column.bedrooms.some((figure) => figure > 0),
  isKept: (_, to) => to.family !== 'commercial',
  label: ({ minBedrooms: min, maxBedrooms: max }, context) => {
    const { t } = context;
    const rooms = (count: number) => (count === 0 ? t('listings.studio') : t('listings.bedrooms', { count }));
    if (min !== null && max === null)
      return min === 0 ? rooms(0) : t('results.atLeast', { what: rooms(min) });
    if (min === max) return rooms(min ?? 0);
    // In Arabic, the dual has another form after a preposition.
    const inRange = (count: number) => (count === 0 ? rooms(0) : t('listings.bedroomsInRange', { count }));
    return rangeLabel(min, max, context, inRange);
  },
};
