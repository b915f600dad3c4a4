import { useCallback, useEffect, useRef, useState } from 'react';

export type Answers = Record<string, string>;

/** Milliseconds between the last change and the URL update. Browsers allow about a hundred updates in 30 seconds. */
const pause = 400;

/**
 * Returns the current answers of a calculator's form. The fields are uncontrolled, so that text typed before hydration
 * is not lost.
 * @param initialAnswers the initial answers
 * @param inUrl whether the URL stores and restores the answers
 */
export function useAnswers<T extends Answers>(initialAnswers: T, inUrl: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const initial = useRef(initialAnswers).current;
  const timer = useRef(0);
  const [answers, setAnswers] = useState<T>(initialAnswers);

  const read = useCallback(() => {
    if (!form.current) return;
    const now = answersIn(form.current, initial);
    setAnswers(now);
    if (!inUrl) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      window.history.replaceState(window.history.state, '', addressOf(now));
    }, pause);
  }, [initial, inUrl]);

  useEffect(() => {
    if (!form.current) return;
    const isTyped = hasTyped(form.current);
    if (inUrl) fillIn(form.current, new URLSearchParams(window.location.search), Object.keys(initial));
    // Text typed before hydration is added to the URL too.
    if (isTyped) read();
    else setAnswers(answersIn(form.current, initial));
    return () => window.clearTimeout(timer.current);
  }, [initial, inUrl, read]);

  return { form, answers, read };
}

function answersIn<T extends Answers>(form: HTMLFormElement, initial: T): T {
  return { ...initial, ...Object.fromEntries(new FormData(form)) } as T;
}

/** True if a text differs from its prerendered value. */
function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.type === 'text' && field.value !== field.defaultValue,
  );
}

/** The page's URL with the answers added to its query string. */
export function addressOf(answers: Answers): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // Empty answers too: without them, a cleared field would get its initial value back.
  for (const [name, answer] of Object.entries(answers)) query.set(name, answer.trim());
  return `${pathname}?${query}${hash}`;
}

/** Fills the fields with the answers of a query string. A choice that is not offered is ignored. */
function fillIn(form: HTMLFormElement, query: URLSearchParams, names: readonly string[]): void {
  for (const name of names) {
    const answer = query.get(name);
    const field = form.elements.namedItem(name);
    if (answer === null || field === null) continue;
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options) if (option.value === answer) option.selected = true;
    } else if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
      field.value = answer;
    }
  }
}
