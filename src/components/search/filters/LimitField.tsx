import { useId, useState } from 'react';
import { isWholeNumber, readWholeNumber } from '../../../domain/search/readWholeNumber';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './LimitField.module.css';

type Props = {
  label: string;
  /** What an empty field means. */
  hint: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A whole number as people write it: in either kind of figures, with separators or without. */
export function LimitField({ label, hint, value, onChange }: Props) {
  const { t, code } = useWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // While it is typed the field keeps the visitor's own way of writing; afterwards it shows ours.
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
          if (isWholeNumber(event.target.value)) onChange(readWholeNumber(event.target.value));
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
