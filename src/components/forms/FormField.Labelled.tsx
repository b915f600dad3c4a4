import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords';
import { FormFieldError } from './FormField.Error';
import { FormFieldHint } from './FormField.Hint';
import { FormFieldMark, fieldClass } from './FormField.Mark';
import * as styles from './FormField.module.css';
import type { FieldProps, VisibleField } from './fieldProps';

type Props = Omit<FieldProps<VisibleField>, 'firstAnswer'> & {
  children: ReactNode;
  /** What stands in the blanks of the hint. */
  hintValues?: Readonly<Record<string, string>>;
};

/** A question with one input: label above, then hint and error, then the input. */
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
