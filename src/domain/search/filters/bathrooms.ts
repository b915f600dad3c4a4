import { count, oneMore } from './column';
import { wholeNumber } from './parameter';
import type { SearchFilter } from './searchFilter';
import { within } from './within';

type Asked = { minBathrooms: number | null };

/** The minimum number of bathrooms. */
export const bathrooms: SearchFilter<Asked, { bathrooms: number | null }> = {
  notAsked: () => ({ minBathrooms: null }),
  parameters: { minBathrooms: wholeNumber('min-bathrooms', 1, 60) },
  columns: { bathrooms: count(({ bathrooms }) => bathrooms) },
  fits: ({ minBathrooms }, { column }) => within(column.bathrooms, oneMore(minBathrooms), null),
  isOffered: (_, homes) => !homes || homes.column.bathrooms.some((figure) => figure > 0),
  isKept: (_, to) => to.family !== 'commercial',
  label: ({ minBathrooms }, { t }) =>
    t('results.atLeast', { what: t('listings.bathrooms', { count: minBathrooms ?? 1 }) }),
};
