import { useMemo } from 'react';
import { envelopeFields } from '../../domain/forms/envelopeFields';
import { type FormId, forms } from '../../domain/forms/forms';
import { errorMessage } from '../../domain/forms/validate';
import { formatNumber } from '../../i18n/format';
import { usePagePath } from '../locale/usePagePath';
import { useWords } from '../locale/useWords';
import { ErrorSummary } from './ErrorSummary';
import { FormEnvelope } from './Form.Envelope';
import * as styles from './Form.module.css';
import { FormSubmit } from './Form.Submit';
import { FormField } from './FormField';
import { leadsPath } from './leadsPath';
import { QueuedLead } from './QueuedLead';
import { SendFailure } from './SendFailure';
import { useFormState } from './useFormState';

type Props = {
  form: FormId;
  /** Values known from the page, by field name. They are sent in hidden fields or prefill visible ones. */
  context?: Readonly<Record<string, string>>;
};

/** Renders a form of the site by its id. Without JavaScript, the browser posts it. */
export function Form({ form, context = {} }: Props) {
  const { t, code } = useWords();
  const path = usePagePath();
  const { element, errors, failure, sending, queued, keep, submit, restart } = useFormState(form, context);
  const { fields } = forms[form];
  const hasFile = fields.some(({ kind }) => kind === 'file');

  const problems = useMemo(
    () =>
      errors.map((error) => {
        const { key, values } = errorMessage(form, error);
        const limits = Object.entries(values).map(([name, value]) => [
          name,
          // i18next selects the plural form by the number, so it stays a number.
          name === 'count' ? value : formatNumber(value, code),
        ]);
        return { id: `${form}-${error.field}`, text: t(key, Object.fromEntries(limits)) };
      }),
    [form, errors, t, code],
  );

  if (queued !== null)
    return <QueuedLead leadKey={queued} subject={t(`forms.${form}.title`)} onAnother={restart} />;
  return (
    <form
      ref={element}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      // The server answers by these parameters if it refuses the form before it has read the body.
      action={`${leadsPath}?${envelopeFields.language}=${code}&${envelopeFields.page}=${path}`}
      noValidate
      tabIndex={-1}
      aria-label={t(`forms.${form}.title`)}
      className={styles.form}
      onInput={keep}
      onSubmit={submit}
    >
      <FormEnvelope form={form} />
      <ErrorSummary id={`${form}-summary`} problems={problems} />
      <p className={styles.note}>{t('forms.requiredNote')}</p>
      {fields.map((field) => {
        const firstAnswer = context[field.name] ?? '';
        if (field.kind === 'hidden') {
          return <input key={field.name} type="hidden" name={field.name} value={firstAnswer} />;
        }
        const id = `${form}-${field.name}`;
        const error = problems.find((problem) => problem.id === id)?.text ?? null;
        return <FormField key={field.name} field={field} id={id} firstAnswer={firstAnswer} error={error} />;
      })}
      {failure !== null && <SendFailure text={t(failure)} subject={t(`forms.${form}.title`)} />}
      <FormSubmit label={t(`forms.${form}.submit`)} sending={sending} />
    </form>
  );
}
