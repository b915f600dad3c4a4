import { yesOrNo } from './column';
import { flag } from './parameter';
import { never, type SearchFilter } from './searchFilter';

type Asked = {
  /** If true, only homes whose rent includes water, electricity and cooling. */
  billsIncluded: boolean;
};

/** Bills included in the rent. */
export const bills: SearchFilter<Asked, { bills: boolean | null }> = {
  notAsked: () => ({ billsIncluded: false }),
  parameters: { billsIncluded: flag('bills-included') },
  columns: { bills: yesOrNo(({ billsIncluded }) => billsIncluded) },
  fits: ({ billsIncluded }, { column: { bills } }) => (billsIncluded ? (index) => bills[index] === 2 : null),
  isOffered: ({ purpose }, homes) =>
    purpose === 'rent' && (!homes || homes.column.bills.some((figure) => figure === 2)),
  isKept: never,
  label: (_, { t }) => t('results.filter.bills'),
};
