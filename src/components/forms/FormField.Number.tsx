import type { NumberField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps, unitId } from './fieldProps';

/** A number with its unit. It is a text input, because `type="number"` rejects Arabic digits and commas. */
export function FormFieldNumber(props: FieldProps<NumberField>) {
  const { field, id, error } = props;
  const { t } = useWords();
  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      <span className={styles.measured}>
        <input {...inputProps(props)} type="text" inputMode="numeric" className={styles.input} />
        {field.unit !== null && <span id={unitId(id)}>{t(field.unit)}</span>}
      </span>
    </FormFieldLabelled>
  );
}
