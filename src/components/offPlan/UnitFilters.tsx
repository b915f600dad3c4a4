import { type ReactNode, useId } from 'react';
import { useWords } from '../locale/useWords';
import type { UnitFilter } from './arrangeUnits';
import * as styles from './UnitFilters.module.css';

type Props = {
  filter: UnitFilter;
  onFilter: (filter: UnitFilter) => void;
  /** Numbers of bedrooms that occur in the project. */
  bedrooms: number[];
  buildings: string[];
};

/** Filters for the units of a project. */
export function UnitFilters({ filter, onFilter, bedrooms, buildings }: Props) {
  const { t } = useWords();
  return (
    <div className={`${styles.filters} screenOnly`}>
      {bedrooms.length > 1 && (
        <Choice
          label={t('units.filter.bedrooms')}
          value={filter.bedrooms === null ? '' : String(filter.bedrooms)}
          onChange={(value) => onFilter({ ...filter, bedrooms: value === '' ? null : Number(value) })}
        >
          {bedrooms.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('listings.studio') : count}
            </option>
          ))}
        </Choice>
      )}
      {buildings.length > 1 && (
        <Choice
          label={t('units.filter.building')}
          value={filter.building ?? ''}
          onChange={(value) => onFilter({ ...filter, building: value || null })}
        >
          {buildings.map((building) => (
            <option key={building}>{building}</option>
          ))}
        </Choice>
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={filter.openOnly}
          onChange={(event) => onFilter({ ...filter, openOnly: event.target.checked })}
        />
        {t('units.filter.openOnly')}
      </label>
    </div>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('units.filter.all')}</option>
        {children}
      </select>
    </span>
  );
}
