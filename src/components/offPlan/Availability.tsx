import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { useState } from 'react';
import { buildingOf } from '../../domain/content/buildingOf';
import { useWords } from '../locale/useWords';
import * as styles from './Availability.module.css';
import { AvailabilityHead } from './AvailabilityHead';
import { AvailabilityRow } from './AvailabilityRow';
import { arrangeUnits, type Order, type Unit, type UnitFilter } from './arrangeUnits';
import { UnitFilters } from './UnitFilters';

type Props = { units: Unit[]; filter: UnitFilter; onFilter: (filter: UnitFilter) => void };

const arrows = <MoveHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />;

/** A sortable table of all units of a project, including those that are sold, with filters. */
export function Availability({ units, filter, onFilter }: Props) {
  const { t } = useWords();
  const [order, setOrder] = useState<Order>({ column: 'unit', ascending: true });
  const shown = arrangeUnits(units, filter, order);
  const distinct = <T,>(values: (T | null)[]) =>
    [...new Set(values)].filter((value): value is T => value !== null).sort((a, b) => (a > b ? 1 : -1));
  return (
    <div className={styles.availability}>
      <UnitFilters
        filter={filter}
        onFilter={onFilter}
        bedrooms={distinct(units.map((unit) => unit.bedrooms))}
        buildings={distinct(units.map(({ unit }) => (/^[A-Z]-/.test(unit ?? '') ? buildingOf(unit) : null)))}
      />
      <p role="status" className="soft">
        {shown.length > 0 ? t('units.found', { count: shown.length }) : t('units.none')}
      </p>
      {shown.length > 0 && (
        <p className={styles.hint} aria-hidden="true">
          {arrows}
          {t('units.swipe')}
        </p>
      )}
      {shown.length > 0 && (
        <section className={styles.scroll} aria-label={t('units.availability')} tabIndex={0}>
          <table className={`figureTable ${styles.table}`}>
            <AvailabilityHead order={order} onOrder={setOrder} />
            <tbody>
              {shown.map((unit) => (
                <AvailabilityRow key={unit.reference} unit={unit} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
