import { useId, useState } from 'react';
import { isWholeNumber, readWholeNumber } from '../../../domain/search/readWholeNumber';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './LimitField.module.css';

type Props = {
  label: string;
  /** Placeholder that describes an empty field. */
  hint: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

/**
 * A field for a whole number in Western or Arabic digits, with or without separators. While its text is not an amount,
 * it limits nothing: the start of the text, such as the 12 of "12.5k", is not what was meant.
 */
export function LimitField({ label, hint, value, onChange }: Props) {
  const { t, code } = useWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // While the visitor types, the text stays as typed; on blur it is formatted.
  const isOwn = typed !== null && (readWholeNumber(typed) === value || !isWholeNumber(typed));
  const text = isOwn ? typed : value === null ? '' : formatNumber(value, code);
  const isWrong = !isWholeNumber(text);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder={hint}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readWholeNumber(event.target.value));
        }}
        onBlur={() => !isWrong && setTyped(null)}
      />
      {isWrong && (
        <p id={`${id}error`} className={styles.error}>
          {t('results.notAnAmount')}
        </p>
      )}
    </div>
  );
}
