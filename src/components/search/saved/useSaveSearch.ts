import { type FormEvent, useRef, useState } from 'react';
import { matchingNumbers } from '../../../domain/search/fitsQuery';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import { type Failure, requestAlerts } from './savedSearchesApi';
import {
  consentField,
  emailField,
  frequencyField,
  nameField,
  type SaveError,
  saveErrors,
} from './saveFields';
import { type Saved, saveOnDevice } from './useDeviceSearches';

type State =
  | { step: 'form'; errors: Record<string, SaveError>; failure: Failure | 'full' | null }
  | { step: 'sending' }
  | { step: 'device'; saved: Exclude<Saved, 'full'> }
  | { step: 'email'; email: string };

const untouched: Extract<State, { step: 'form' }> = { step: 'form', errors: {}, failure: null };

/** The behaviour of the form that saves a search: it checks the answers, saves or sends them and tells the outcome. */
export function useSaveSearch(query: SearchQuery, address: string, searchIndex: SearchIndex | null) {
  const { code } = useWords();
  const [state, setState] = useState<State>(untouched);
  const opened = useRef(Date.now());

  function saveHere(name: string) {
    const numbers = searchIndex && matchingNumbers(query, searchIndex.data, searchIndex.words);
    const saved = saveOnDevice(name, address, numbers);
    setState(saved === 'full' ? { ...untouched, failure: 'full' } : { step: 'device', saved });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step !== 'form') return;
    const form = event.currentTarget;
    const answers = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isByMail = answers.where === 'email';
    const fields = isByMail ? [nameField, emailField, frequencyField, consentField] : [nameField];
    const errors = saveErrors(fields, answers);
    if (Object.keys(errors).length > 0) {
      setState({ ...untouched, errors });
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (!isByMail) return saveHere(answers.name ?? '');
    setState({ step: 'sending' });
    const { where: _, ...sent } = answers;
    const seconds = String(Math.round((Date.now() - opened.current) / 1000));
    const answer = await requestAlerts({ ...sent, locale: code, address, seconds });
    if (answer.ok) setState({ step: 'email', email: answers.email?.trim() ?? '' });
    else setState({ ...untouched, failure: answer.failure });
  }

  return { state, submit, saveHere };
}
