import { useState } from 'react';
import type { TextField } from '../../domain/forms/field';
import type { PhoneNumber } from '../../domain/forms/readPhoneNumber';
import { readValue } from '../../domain/forms/readValue';
import { useWords } from '../locale/useWords';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';
import { loadPhoneReader } from './phoneReader';

/**
 * A telephone number. As soon as it is whole it is shown as we understand it, with its country: a wrong code is seen.
 * The line for it is always there: nothing may move away from under a finger.
 */
export function FormFieldPhone(props: FieldProps<TextField>) {
  const { field, id, error } = props;
  const { code } = useWords();
  const [understood, setUnderstood] = useState<PhoneNumber | null>(null);

  async function understand(typed: string) {
    const number = readValue(field, typed);
    const read = number === '' ? null : await loadPhoneReader();
    setUnderstood(read?.(number) ?? null);
  }

  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      <input
        {...inputProps(props)}
        type="tel"
        inputMode="tel"
        dir="ltr"
        spellCheck={false}
        className={styles.input}
        onInput={(event) => understand(event.currentTarget.value)}
      />
      <p aria-live="polite" className={`${styles.hint} ${styles.understood}`}>
        {understood?.country && (
          <>{new Intl.DisplayNames([code], { type: 'region' }).of(understood.country)} </>
        )}
        <bdi className="ltr">{understood?.written}</bdi>
      </p>
    </FormFieldLabelled>
  );
}
