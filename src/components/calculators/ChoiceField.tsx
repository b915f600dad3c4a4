import * as styles from './CalculatorField.module.css';

type Props<Value extends string> = {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** What it is drawn with. */
  begin: Value;
  onChoose?: (value: Value) => void;
};

/** One of a few that are all seen at once. */
export function ChoiceField<Value extends string>({ name, label, options, begin, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
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
