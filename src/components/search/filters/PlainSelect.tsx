import ChevronDown from 'lucide-react/icons/chevron-down';
import * as styles from './PlainSelect.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A native select without border, in the font of the surrounding text. */
export function PlainSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <span className={styles.select}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
