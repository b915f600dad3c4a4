import { useId } from 'react';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './FilterChoices.module.css';

type Props<T extends string | number> = {
  label: string;
  /** Shown below the choices. */
  hint?: string;
  /** `null` is "any". */
  choices: { value: T | null; label: string; count?: number }[];
  value: T | null;
  onChange: (value: T | null) => void;
};

/** A row of radio buttons. */
export function FilterChoices<T extends string | number>(props: Props<T>) {
  const { label, hint, choices, value, onChange } = props;
  const { code } = useWords();
  const name = useId();
  return (
    <fieldset aria-describedby={hint && `${name}hint`}>
      <legend className={styles.label}>{label}</legend>
      <div className="controls">
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.count !== undefined && (
                <small className="figures">{formatNumber(choice.count, code)}</small>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
