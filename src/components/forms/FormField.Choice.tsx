import type { ChoiceField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { FormFieldRadios } from './FormField.Radios';
import type { FieldProps } from './fieldProps';

/** A choice among fixed options. */
export function FormFieldChoice(props: FieldProps<ChoiceField>) {
  const { t } = useWords();
  const options = props.field.options.map(({ value, label }) => ({ value, words: t(label) }));
  return <FormFieldRadios {...props} options={options} layout={styles.options} />;
}
