import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChoiceField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { FormFieldLabelled } from './FormField.Labelled';
import * as styles from './FormField.module.css';
import { type FieldProps, inputProps } from './fieldProps';

/** A choice from a list. */
export function FormFieldSelect(props: FieldProps<ChoiceField>) {
  const { field, id, error } = props;
  const { t } = useWords();
  return (
    <FormFieldLabelled field={field} id={id} error={error}>
      <span className={styles.list}>
        <select {...inputProps(props)} className={styles.input}>
          <option value="">{t('forms.choose')}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </FormFieldLabelled>
  );
}
