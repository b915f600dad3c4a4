import type { TextField } from '../../domain/forms/field';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';

/** A single-line or multi-line text field. */
export function FormFieldText(props: FieldProps<TextField>) {
  const { field, id, error } = props;
  const input = inputProps(props);
  // Email addresses are written from left to right in every language.
  const leftToRight = { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } as const;
  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      {field.kind === 'textarea' ? (
        <textarea {...input} rows={5} className={styles.input} />
      ) : (
        <input
          {...input}
          type={field.kind}
          inputMode={field.kind === 'email' ? 'email' : undefined}
          {...(field.kind === 'email' && leftToRight)}
          className={styles.input}
        />
      )}
    </FormFieldLabelled>
  );
}
