import type { Column } from './column';
import { flag } from './parameter';
import { never, type SearchFilter } from './searchFilter';

type Asked = {
  /** If true, sold and let homes are included. */
  includeOffMarket: boolean;
};

const gone: Column<boolean> = {
  encode: ({ status }) => (status === 'sold' || status === 'let-agreed' ? 1 : 0),
  decode: (figure) => figure === 1,
};

/** Sold and let homes, which are excluded by default. */
export const offMarket: SearchFilter<Asked, { gone: boolean }> = {
  notAsked: () => ({ includeOffMarket: false }),
  parameters: { includeOffMarket: flag('include-gone') },
  columns: { gone },
  fits: ({ includeOffMarket }, { column: { gone } }) =>
    includeOffMarket ? null : (index) => gone[index] === 0,
  isOffered: (_, homes) => !homes || homes.column.gone.some((figure) => figure > 0),
  isKept: never,
  shownIn: 'chips',
  label: ({ purpose }, { t }) => t(`results.filter.gone.${purpose}`),
  relaxed: {
    givesUp: 'nothing',
    asksFor: ({ includeOffMarket }) => (includeOffMarket ? null : { includeOffMarket: true }),
    label: ({ purpose }, { t }) => t(`results.filter.gone.${purpose}`),
  },
};
