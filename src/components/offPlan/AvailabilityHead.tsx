import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useWords } from '../locale/useWords';
import * as styles from './AvailabilityHead.module.css';
import { type Order, sortColumns } from './arrangeUnits';

type Props = { order: Order; onOrder: (order: Order) => void };

/** The column headers of the table. A click sorts by the column; a second click reverses the order. */
export function AvailabilityHead({ order, onOrder }: Props) {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        {sortColumns.map((column) => {
          const isSorted = order.column === column;
          const Icon = isSorted ? (order.ascending ? ArrowUp : ArrowDown) : ChevronsUpDown;
          return (
            <th
              key={column}
              scope="col"
              aria-sort={isSorted ? (order.ascending ? 'ascending' : 'descending') : undefined}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => onOrder({ column, ascending: !isSorted || !order.ascending })}
              >
                {t(`units.column.${column}`)}
                <Icon size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
