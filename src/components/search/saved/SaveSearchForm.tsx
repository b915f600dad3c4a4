import { useId, useState } from 'react';
import { envelopeFields } from '../../../domain/forms/envelopeFields';
import type { SearchQuery } from '../../../domain/search/query';
import { FormSubmit } from '../../forms/Form.Submit';
import { FormFieldChoice } from '../../forms/FormField.Choice';
import { FormFieldSelect } from '../../forms/FormField.Select';
import { FormFieldText } from '../../forms/FormField.Text';
import { FormFieldTick } from '../../forms/FormField.Tick';
import { useMoreWords } from '../../locale/useMoreWords';
import { useWords } from '../../locale/useWords';
import { FeedLinks } from '../../ui/FeedLinks';
import type { SearchIndex } from '../loadSearchIndex';
import { SaveSearchDone } from './SaveSearchDone';
import { SaveSearchFailure } from './SaveSearchFailure';
import * as styles from './SaveSearchForm.module.css';
import { consentField, emailField, frequencyField, nameField, whereField } from './saveFields';
import { useDeviceSearches } from './useDeviceSearches';
import { useProposedName } from './useProposedName';
import { useSaveSearch } from './useSaveSearch';

type Props = {
  query: SearchQuery;
  /** Path and query of the results, without language prefix. */
  address: string;
  /** Null when it could not be loaded. */
  searchIndex: SearchIndex | null;
  /** The texts of the form. */
  words: Record<string, string>;
  feed: string | null;
};

/** Asks for a name and where to save a search, and for an email alert what it needs. */
export function SaveSearchForm({ query, address, searchIndex, words, feed }: Props) {
  const { t, code } = useWords();
  useMoreWords(words, code);
  const id = useId();
  const proposed = useProposedName(query, searchIndex);
  const known = useDeviceSearches().find((search) => search.address === address);
  const { state, submit, saveHere } = useSaveSearch(query, address, searchIndex);
  const [where, setWhere] = useState('device');
  const [name, setName] = useState(known?.name ?? proposed);

  if (state.step === 'device' || state.step === 'email') return <SaveSearchDone outcome={state} />;
  const errors = state.step === 'form' ? state.errors : {};
  const failure = state.step === 'form' ? state.failure : null;
  const errorOf = (field: string) => {
    const error = errors[field];
    return error ? t(error.key, error.values) : null;
  };
  const isByMail = where === 'email';
  return (
    <form
      className={styles.form}
      aria-label={t('results.save')}
      noValidate
      onSubmit={submit}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target.name === whereField.name) setWhere(target.value);
        if (target.name === nameField.name) setName(target.value);
      }}
    >
      {known && <p className={styles.note}>{t('saved.already', { name: known.name })}</p>}
      <FormFieldText field={nameField} id={`${id}name`} firstAnswer={name} error={errorOf('name')} />
      <FormFieldChoice field={whereField} id={`${id}where`} firstAnswer={where} error={null} />
      {isByMail && (
        <>
          {query.travel && <p className={styles.note}>{t('saved.travelNote')}</p>}
          <FormFieldText field={emailField} id={`${id}email`} firstAnswer="" error={errorOf('email')} />
          <FormFieldSelect
            field={frequencyField}
            id={`${id}frequency`}
            firstAnswer="daily"
            error={errorOf('frequency')}
          />
          <FormFieldTick
            field={consentField}
            id={`${id}consent`}
            firstAnswer=""
            error={errorOf('consent')}
            // What was typed would be lost with the page.
            newTab={t('saved.newTab')}
          />
          <div className="hidden" aria-hidden="true">
            <label htmlFor={`${id}trap`}>{t('forms.trap.label')}</label>
            <input id={`${id}trap`} name={envelopeFields.trap} autoComplete="off" tabIndex={-1} />
          </div>
        </>
      )}
      {failure && <SaveSearchFailure failure={failure} onSaveHere={isByMail ? () => saveHere(name) : null} />}
      <FormSubmit
        label={t(isByMail ? 'saved.submit.email' : 'saved.submit.device')}
        sending={state.step === 'sending'}
      />
      {feed && (
        <div className={styles.feed}>
          <FeedLinks path={feed} />
        </div>
      )}
    </form>
  );
}
