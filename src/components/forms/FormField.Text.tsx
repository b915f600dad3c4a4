import type { TextField } from '../../domain/forms/field';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';

/** Written from left to right in every language: what machines read, too. */
const isLeftToRight = ({ kind, name }: TextField) =>
  kind === 'email' || kind === 'tel' || name === 'reference';

/** A line or more to type into. */
export function FormFieldText(props: FieldProps<TextField>) {
  const { field, id, error } = props;
  const input = inputProps(props);
  const leftToRight = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const;
  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      {field.kind === 'textarea' ? (
        <textarea {...input} rows={field.maxLength > 5000 ? 10 : 5} className={styles.input} />
      ) : (
        <input
          {...input}
          type={field.kind}
          {...(isLeftToRight(field) && leftToRight)}
          className={styles.input}
        />
      )}
    </FormFieldLabelled>
  );
}
