import { isOnMarket } from '../../content/listingTerms';
import type { Column } from './column';
import { flag } from './parameter';
import { never, type SearchFilter } from './searchFilter';

type Asked = {
  /** If true, sold and let homes are included. */
  includeOffMarket: boolean;
};

const column: Column<boolean> = {
  encode: ({ status }) => (isOnMarket(status) ? 0 : 1),
  decode: (figure) => figure === 1,
};

/** Sold and let homes, which are excluded by default. */
export const offMarket: SearchFilter<Asked, { offMarket: boolean }> = {
  notAsked: () => ({ includeOffMarket: false }),
  parameters: { includeOffMarket: flag('include-gone') },
  columns: { offMarket: column },
  fits: ({ includeOffMarket }, { column: { offMarket } }) =>
    includeOffMarket ? null : (index) => offMarket[index] === 0,
  isOffered: (_, homes) => !homes || homes.column.offMarket.some((figure) => figure > 0),
  isKept: never,
  label: ({ purpose }, { t }) => t(`results.filter.offMarket.${purpose}`),
  relaxed: {
    givesUp: 'nothing',
    asksFor: ({ includeOffMarket }) => (includeOffMarket ? null : { includeOffMarket: true }),
    label: ({ purpose }, { t }) => t(`results.filter.offMarket.${purpose}`),
  },
};
