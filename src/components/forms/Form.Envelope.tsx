import { envelopeFields } from '../../domain/forms/envelopeFields';
import type { FormId } from '../../domain/forms/forms';
import { usePagePath } from '../locale/usePagePath';
import { useWords } from '../locale/useWords';

/** Hidden fields that identify the form, and a honeypot field that is hidden from sight, keyboard and autofill. */
export function FormEnvelope({ form }: { form: FormId }) {
  const { t, code } = useWords();
  const path = usePagePath();
  const trapId = `${form}-${envelopeFields.trap}`;
  return (
    <>
      <input type="hidden" name={envelopeFields.form} value={form} />
      <input type="hidden" name={envelopeFields.language} value={code} />
      <input type="hidden" name={envelopeFields.page} value={path} />
      <div className="hidden" aria-hidden="true">
        <label htmlFor={trapId}>{t('forms.trap.label')}</label>
        <input id={trapId} type="text" name={envelopeFields.trap} autoComplete="off" tabIndex={-1} />
      </div>
    </>
  );
}
