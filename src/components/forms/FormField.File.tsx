import type { FileField } from '../../domain/forms/field';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';

/** A file input. It cannot be prefilled. */
export function FormFieldFile(props: FieldProps<FileField>) {
  const { field, id, error } = props;
  const { defaultValue: _answer, autoComplete: _completion, ...input } = inputProps(props);
  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      <input
        {...input}
        type="file"
        accept={field.types.map((type) => `.${type}`).join(',')}
        className={`${styles.input} ${styles.file}`}
      />
    </FormFieldLabelled>
  );
}
