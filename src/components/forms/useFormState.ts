import { type FormEvent, useEffect, useRef, useState } from 'react';
import { todayInQatar } from '../../domain/forms/calendar';
import { envelopeFields } from '../../domain/forms/envelope';
import type { FormId } from '../../domain/forms/formIds';
import { forms } from '../../domain/forms/forms';
import { type FieldError, validate } from '../../domain/forms/validate';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { dropDraft, keepDraft, keyOfDraft, readDraft } from './draft';
import { type Answers, answersToKeep, fillUntouched, readAnswers } from './formAnswers';
import { openPage } from './openPage';
import { sendLead } from './sendLead';

type State = {
  errors: readonly FieldError[];
  /** Key of the words that say why it was not sent. */
  failure: string | null;
  sending: boolean;
};

const atRest: State = { errors: [], failure: null, sending: false };

/**
 * What a form goes through once scripts run: a draft comes back, answers are checked and sent, and what came of it is
 * shown. The answers themselves stay in the page's own inputs, so that nothing typed early is lost.
 */
export function useFormState(form: FormId, context: Readonly<Answers>) {
  const { code } = useWords();
  const [state, setState] = useState(atRest);
  const element = useRef<HTMLFormElement>(null);
  // A message to one agent is no draft of a message to another.
  const draftName = `draft ${form} ${JSON.stringify(context)}`;

  useEffect(() => {
    if (element.current === null) return;
    const asked = Object.fromEntries(new URLSearchParams(window.location.search));
    fillUntouched(element.current, answersToKeep(form, asked));
    fillUntouched(element.current, answersToKeep(form, readDraft(draftName)));
  }, [form, draftName]);

  // A page that the browser brings back whole would still be sending.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => event.persisted && setState(atRest);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  function keep(event: FormEvent<HTMLFormElement>) {
    keepDraft(draftName, answersToKeep(form, readAnswers(event.currentTarget)));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.sending) return;
    const answers = readAnswers(event.currentTarget);
    const { errors } = validate(form, answers, todayInQatar(new Date()));
    if (errors.length > 0) return setState({ ...atRest, errors });
    setState({ ...atRest, sending: true });
    const key = keyOfDraft(draftName, answersToKeep(form, answers));
    const result = await sendLead({ ...answers, [envelopeFields.key]: key });
    if (result.outcome === 'refused') return setState({ ...atRest, errors: result.errors });
    if (result.outcome === 'failed') return setState({ ...atRest, failure: result.words });
    dropDraft(draftName);
    // Who has gone to another page meanwhile is not called back from it.
    if (element.current === null) return;
    element.current.reset();
    openPage(`${localisePath(forms[form].thanks, code)}?reference=${encodeURIComponent(result.reference)}`);
  }

  return { element, ...state, keep, submit };
}
