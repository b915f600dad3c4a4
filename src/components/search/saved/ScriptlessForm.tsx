import { envelopeFields } from '../../../domain/forms/envelopeFields';
import { FormFieldSelect } from '../../forms/FormField.Select';
import { FormFieldText } from '../../forms/FormField.Text';
import { FormFieldTick } from '../../forms/FormField.Tick';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import * as styles from './SaveSearchForm.module.css';
import { savedSearchesUrl } from './savedSearchesApi';
import { addressField, consentField, emailField, frequencyField, nameField } from './saveFields';

/**
 * Saves a search by email where scripts are off. A static page cannot read its own address then, so the visitor pastes
 * that of the results. It is rendered in the build only.
 */
export function ScriptlessForm() {
  const { t, code } = useWords();
  const fieldOf = (name: string) => ({ id: `scriptless-${name}`, error: null });
  return (
    <form
      method="post"
      // The server answers in this language even if it does not read the body.
      action={`${savedSearchesUrl}?language=${code}`}
      className={styles.form}
      aria-label={t('saved.mail.form')}
    >
      <input type="hidden" name="locale" value={code} />
      <FormFieldText field={addressField} firstAnswer="" {...fieldOf('address')} />
      <FormFieldText field={nameField} firstAnswer="" {...fieldOf('name')} />
      <FormFieldText field={emailField} firstAnswer="" {...fieldOf('email')} />
      <FormFieldSelect field={frequencyField} firstAnswer="daily" {...fieldOf('frequency')} />
      <FormFieldTick field={consentField} firstAnswer="" {...fieldOf('consent')} />
      <div className="hidden" aria-hidden="true">
        <label htmlFor="scriptless-trap">{t('forms.trap.label')}</label>
        <input id="scriptless-trap" name={envelopeFields.trap} autoComplete="off" tabIndex={-1} />
      </div>
      <p>
        <Button type="submit">{t('saved.submit.email')}</Button>
      </p>
    </form>
  );
}
