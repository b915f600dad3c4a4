import type { ChoiceField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { FormFieldError } from './FormField.Error';
import { FormFieldHint } from './FormField.Hint';
import { FormFieldMark, fieldClass } from './FormField.Mark';
import * as styles from './FormField.module.css';
import { describedBy, type FieldProps } from './fieldProps';

/** One answer out of a few that are all seen at once. */
export function FormFieldChoice({ field, id, firstAnswer, error }: FieldProps<ChoiceField>) {
  const { t } = useWords();
  return (
    <fieldset
      className={fieldClass(field)}
      data-field={field.name}
      aria-describedby={describedBy(id, field, error)}
    >
      <legend className={styles.label}>
        {t(field.label)}
        <FormFieldMark required={field.required} />
      </legend>
      <FormFieldHint id={id} hint={field.hint} />
      <FormFieldError id={id} error={error} />
      <div className={field.kind === 'slot' ? styles.slots : styles.options}>
        {field.options.map(({ value, label }, index) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={field.name}
              value={value}
              defaultChecked={value === firstAnswer}
              required={field.required}
              aria-invalid={error !== null}
            />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
