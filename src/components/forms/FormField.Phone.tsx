import { useEffect, useRef, useState } from 'react';
import { homeCountry } from '../../domain/forms/countries';
import type { PhoneField } from '../../domain/forms/field';
import type { PhoneNumber } from '../../domain/forms/readPhoneNumber';
import { readValue } from '../../domain/forms/readValue';
import { useWords } from '../locale/useWords';
import { FormFieldCountry } from './FormField.Country';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';
import { lateOptionsEvent } from './formAnswers';
import { loadPhoneReader } from './phoneReader';

/**
 * A telephone number and its country. Once the number is complete, its country and format are shown, so that a wrong
 * code is noticed. The line for it is always present, so that nothing moves while the visitor taps.
 */
export function FormFieldPhone(props: FieldProps<PhoneField>) {
  const { field, id, error } = props;
  const { code } = useWords();
  const [understood, setUnderstood] = useState<PhoneNumber | null>(null);
  const list = useRef<HTMLSelectElement>(null);
  const line = useRef<HTMLInputElement>(null);

  async function understand() {
    // An empty field loads nothing.
    const read = line.current?.value ? await loadPhoneReader() : null;
    // The number may have been changed meanwhile.
    const number = readValue(field, line.current?.value);
    const found = read?.(number, list.current?.value ?? homeCountry) ?? null;
    // A typed country code takes precedence and is selected in the list.
    const typed = number.startsWith('+') ? found?.country : undefined;
    const option = [...(list.current?.options ?? [])].find(({ value }) => value === typed);
    if (option) option.selected = true;
    setUnderstood(found);
  }

  // Most countries are added to the list later, and a code may have been typed before.
  useEffect(() => {
    const waiting = list.current;
    waiting?.addEventListener(lateOptionsEvent, understand);
    return () => waiting?.removeEventListener(lateOptionsEvent, understand);
  });

  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      <span className={styles.phone}>
        <FormFieldCountry country={field.country} list={list} onChange={understand} />
        <input
          {...inputProps(props)}
          ref={line}
          type="tel"
          inputMode="tel"
          dir="ltr"
          spellCheck={false}
          className={styles.input}
          onInput={understand}
        />
      </span>
      <p aria-live="polite" className={`soft ${styles.understood}`}>
        {understood?.country && (
          <>{new Intl.DisplayNames([code], { type: 'region' }).of(understood.country)} </>
        )}
        <bdi className="ltr">{understood?.written}</bdi>
      </p>
    </FormFieldLabelled>
  );
}
