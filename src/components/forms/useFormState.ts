import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openPage } from '../../browser/openPage';
import { envelopeFields } from '../../domain/forms/envelopeFields';
import type { FormId } from '../../domain/forms/forms';
import { receiptPath } from '../../domain/forms/receipt';
import type { ViewingSlots } from '../../domain/forms/slots';
import { type FieldError, validate } from '../../domain/forms/validate';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { dropDraft, keepDraft, keyOfDraft, readDraft } from './draft';
import {
  type Answers,
  type AttachedFile,
  answersToKeep,
  describeFile,
  fillUntouched,
  lateOptionsEvent,
  readAnswers,
  readFile,
} from './formAnswers';
import { keepLead } from './leadQueue';
import { loadQueuePanel } from './loadQueuePanel';
import { loadPhoneReader } from './phoneReader';
import { sendLead } from './sendLead';
import { ViewingTimes } from './ViewingTimes';

type State = {
  errors: readonly FieldError[];
  /** Dictionary key of the message about a failure. */
  failure: string | null;
  sending: boolean;
  /** Key of the lead, when this form was queued on the device. */
  queued: string | null;
};

const initialState: State = { errors: [], failure: null, sending: false, queued: null };

/**
 * The behaviour of a form in the browser: it restores a draft, validates and sends the answers, and reports the
 * outcome. The inputs are uncontrolled, so that text typed before hydration is kept.
 */
export function useFormState(form: FormId, context: Readonly<Answers>) {
  const { code } = useWords();
  const slots = useContext(ViewingTimes)?.slots ?? null;
  const [state, setState] = useState(initialState);
  const element = useRef<HTMLFormElement>(null);
  const opened = useRef(0);
  const busy = useRef(false);
  // The context is part of the name, so that a message to one agent is not the draft of a message to another.
  const draftName = `draft ${form} ${JSON.stringify(context)}`;
  const show = (news: Partial<State>) => {
    busy.current = news.sending === true;
    setState({ ...initialState, ...news });
  };

  useEffect(() => {
    opened.current ||= Date.now();
    const filled = element.current;
    if (filled === null) return;
    const asked = Object.fromEntries(new URLSearchParams(window.location.search));
    const given = [asked, readDraft(draftName)].map((answers) => answersToKeep(form, answers));
    for (const answers of given) fillUntouched(filled, answers);
    const fillLate = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement)) return;
      for (const { [target.name]: answer } of given)
        if (answer !== undefined) fillUntouched(filled, { [target.name]: answer });
    };
    filled.addEventListener(lateOptionsEvent, fillLate);
    return () => filled.removeEventListener(lateOptionsEvent, fillLate);
  }, [form, draftName]);

  // A page restored from the back/forward cache would still show that it is being sent.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setState(initialState);
    };
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  function keep(event: FormEvent<HTMLFormElement>) {
    prepareSending();
    keepDraft(draftName, answersToKeep(form, readAnswers(event.currentTarget)));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const answers = readAnswers(event.currentTarget);
    const attached = readFile(form, event.currentTarget);
    const { errors } = attached ? { errors: [] } : validate(form, answers, { now: new Date(), slots });
    if (errors.length > 0) return show({ errors });
    show({ sending: true });
    const refined = await checkAnswers(form, answers, attached, slots);
    if (refined.length > 0) return show({ errors: refined });
    await send(answers, attached);
  }

  async function send(answers: Answers, attached: AttachedFile | null) {
    const key = keyOfDraft(draftName, answersToKeep(form, answers), attached?.file);
    const seconds = String(Math.round((Date.now() - opened.current) / 1000));
    const lead = { ...answers, [envelopeFields.key]: key, [envelopeFields.seconds]: seconds };
    const result = await sendLead(lead, attached);
    if (result.outcome === 'refused') return show({ errors: result.errors });
    if (result.outcome === 'failed') {
      const queued = { key, form, lead, attached, draftName, keptAt: Date.now(), refused: false };
      if (!result.later || !(await keepLead(queued))) return show({ failure: result.words });
      dropDraft(draftName);
      return show({ queued: key });
    }
    dropDraft(draftName);
    // If the visitor has navigated elsewhere, the thank-you page is not opened.
    if (element.current === null) return;
    element.current.reset();
    openPage(localisePath(receiptPath(form, answers, result.reference), code));
  }

  /** Shows an empty form after its lead was queued, with the focus, which the pressed button takes with it. */
  function restart() {
    flushSync(() => show({}));
    element.current?.focus();
  }

  return { element, ...state, keep, submit, restart };
}

/**
 * Runs all checks that are possible in the browser, including the file's signature and the telephone number's country.
 */
async function checkAnswers(
  form: FormId,
  answers: Answers,
  attached: AttachedFile | null,
  slots: ViewingSlots | null,
): Promise<FieldError[]> {
  const readPhone = answers.phone ? await loadPhoneReader() : null;
  const file = attached && { [attached.field]: await describeFile(attached.file) };
  return validate(form, { ...answers, ...file }, { now: new Date(), slots, readPhone }).errors;
}

/** Preloads what sending needs when a form is first used, because the connection may be lost by the time it is sent. */
function prepareSending(): void {
  void loadPhoneReader();
  loadQueuePanel().catch(() => {});
}
