import { useId } from 'react';
import * as styles from './CalculatorField.module.css';

type Props<Value extends string> = {
  name: string;
  label: string;
  /** Said below the label, and read with it. */
  hint?: string;
  options: readonly { value: Value; label: string }[];
  /** What it is drawn with. */
  begin: Value;
  onChoose?: (value: Value) => void;
};

/** One of a few that are all seen at once. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, label, hint, options, begin, onChoose } = props;
  const hintId = useId();
  return (
    <fieldset className={styles.field} aria-describedby={hint && hintId}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === begin}
              onChange={() => onChoose?.(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
