import { useId } from 'react';
import * as styles from './CalculatorField.module.css';

type Props<Value extends string> = {
  name: string;
  label: string;
  /** Hint below the label. */
  hint?: string;
  options: readonly { value: Value; label: string }[];
  /** Initial value. */
  initial: Value;
  onChoose?: (value: Value) => void;
};

/** A group of radio buttons. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, label, hint, options, initial, onChoose } = props;
  const hintId = useId();
  return (
    <fieldset className={styles.field} aria-describedby={hint && hintId}>
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={value}
              defaultChecked={value === initial}
              onChange={() => onChoose?.(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
