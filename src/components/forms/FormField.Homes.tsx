import { useEffect, useRef, useState } from 'react';
import type { HomesField } from '../../domain/forms/field';
import { readHomes, writeHomes } from '../../domain/forms/homesAsked';
import { useShortlist } from '../listings/useShortlist';
import { lateModule } from '../ui/lateModule';
import { useMounted } from '../ui/useMounted';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';
import { filledEvent } from './formAnswers';

const useList = lateModule(() => import('./HomesAsked'));

/**
 * The references of homes as a text, and a list below it to order them, remove them and add those of the shortlist. The
 * text is the answer: the list only reads and writes it, so the form works without scripts, too.
 */
export function FormFieldHomes(props: FieldProps<HomesField>) {
  const { field, id, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isMounted = useMounted();
  const homes = readHomes(text) ?? [];
  const canAdd = useShortlist().length > 0;
  const isShown = isMounted && (homes.length > 0 || (canAdd && text.trim() === ''));
  const { module: late } = useList(isShown);
  useEffect(() => {
    const control = input.current;
    if (control === null) return;
    const read = () => setText(control.value);
    read();
    control.addEventListener(filledEvent, read);
    return () => control.removeEventListener(filledEvent, read);
  }, []);
  const write = (list: readonly string[]) => {
    const control = input.current;
    if (control === null) return;
    control.value = writeHomes(list);
    setText(control.value);
    // The form saves its draft on this event.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="stack">
      <FormFieldLabelled field={field} id={id} error={error}>
        <input
          {...inputProps(props)}
          ref={input}
          type="text"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          className={styles.input}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </FormFieldLabelled>
      {isShown && late && <late.HomesAsked field={field} homes={homes} onChange={write} />}
    </div>
  );
}
