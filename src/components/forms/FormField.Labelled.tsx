import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords';
import { FormFieldError, FormFieldHint, FormFieldMark, fieldClass } from './FormField.Mark';
import * as styles from './FormField.module.css';
import type { FieldProps, VisibleField } from './fieldProps';

type Props = Omit<FieldProps<VisibleField>, 'firstAnswer'> & {
  children: ReactNode;
  /** Values interpolated into the hint. */
  hintValues?: Readonly<Record<string, string>>;
};

/** A field with one input: label, hint, error and input, from top to bottom. */
export function FormFieldLabelled({ field, id, error, children, hintValues }: Props) {
  const { t } = useWords();
  return (
    <div className={fieldClass(field)} data-field={field.name}>
      <label htmlFor={id} className={styles.label}>
        {t(field.label)}
        <FormFieldMark required={field.required} />
      </label>
      <FormFieldHint id={id} hint={field.hint} values={hintValues} />
      <FormFieldError id={id} error={error} />
      {children}
    </div>
  );
}
