import type { TickField } from '../../domain/forms/field';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { FormFieldError, FormFieldHint, FormFieldMark, fieldClass } from './FormField.Mark';
import * as styles from './FormField.module.css';
import { describedBy, type FieldProps } from './fieldProps';

type Props = FieldProps<TickField> & {
  /** Makes the link to the policy open in a new tab, and says so: "(opens in a new tab)". */
  newTab?: string;
};

/** A checkbox. A consent links to the text consented to and is never checked in advance. */
export function FormFieldTick({ field, id, firstAnswer, error, newTab }: Props) {
  const { t } = useWords();
  return (
    <div className={fieldClass(field)} data-field={field.name}>
      <FormFieldHint id={id} hint={field.hint} />
      <FormFieldError id={id} error={error} />
      <label className={styles.option}>
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="yes"
          defaultChecked={field.kind === 'checkbox' && firstAnswer === 'yes'}
          required={field.required}
          aria-describedby={describedBy(id, field, error)}
          aria-invalid={error !== null}
        />
        <span>
          {t(field.label)}
          <FormFieldMark required={field.required} />
        </span>
      </label>
      {field.kind === 'consent' && (
        <p className={styles.privacy}>
          <LocalLink to="/privacy-policy/" target={newTab && '_blank'}>
            {t('forms.privacyLink')} {newTab}
          </LocalLink>
        </p>
      )}
    </div>
  );
}
