import type { ChoiceField, SlotField } from '../../domain/forms/field';
import { useWords } from '../locale/useWords';
import { FormFieldError, FormFieldHint, FormFieldMark, fieldClass } from './FormField.Mark';
import * as styles from './FormField.module.css';
import { describedBy, type FieldProps } from './fieldProps';

type Props = FieldProps<ChoiceField | SlotField> & {
  options: readonly { value: string; words: string }[];
  /** Class of the container of the options. */
  layout: string | undefined;
};

/** A choice among a few options, all of them visible. */
export function FormFieldRadios({ field, id, firstAnswer, error, options, layout }: Props) {
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
      <div className={layout}>
        {options.map(({ value, words }, index) => (
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
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
