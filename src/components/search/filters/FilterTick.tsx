import { useId } from 'react';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './FilterTick.module.css';

type Props = {
  label: string;
  hint?: string;
  count?: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox with an optional hint and number of results. */
export function FilterTick({ label, hint, count, checked, onChange }: Props) {
  const { code } = useWords();
  const id = useId();
  return (
    <div className={styles.tick} data-off={(count === 0 && !checked) || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>
        {label}
        {count !== undefined && <small className="figures">{formatNumber(count, code)}</small>}
      </label>
      {hint && <p id={`${id}hint`}>{hint}</p>}
    </div>
  );
}
