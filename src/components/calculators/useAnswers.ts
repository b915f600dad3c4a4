import { useCallback, useEffect, useRef, useState } from 'react';

export type Answers = Record<string, string>;

/** How long after the last change the address follows; browsers refuse more than a hundred changes in half a minute. */
const pause = 400;

/**
 * What stands in a calculator's form, as it was typed. The fields keep their own values, so what is typed before the
 * script arrives is not lost.
 * @param begin the answers that the form is drawn with
 * @param inUrl true where the page is about the calculator: the address then carries the answers, and brings them back
 */
export function useAnswers<T extends Answers>(begin: T, inUrl: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const initial = useRef(begin).current;
  const timer = useRef(0);
  const [answers, setAnswers] = useState<T>(begin);

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
    // What was typed before the script came belongs into the address too.
    if (isTyped) read();
    else setAnswers(answersIn(form.current, initial));
    return () => window.clearTimeout(timer.current);
  }, [initial, inUrl, read]);

  return { form, answers, read };
}

function answersIn<T extends Answers>(form: HTMLFormElement, initial: T): T {
  return { ...initial, ...Object.fromEntries(new FormData(form)) } as T;
}

/** True where a text is no longer the one that the form was sent with. */
function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.type === 'text' && field.value !== field.defaultValue,
  );
}

/** The page's address with the answers in its query, and whatever else stood there. */
export function addressOf(answers: Answers): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, answer] of Object.entries(answers)) {
    if (answer.trim() === '') query.delete(name);
    else query.set(name, answer.trim());
  }
  return `${pathname}?${query}${hash}`;
}

/** Puts the answers of an address into the fields that they are of. */
function fillIn(form: HTMLFormElement, query: URLSearchParams, names: readonly string[]): void {
  for (const name of names) {
    const answer = query.get(name);
    const field = form.elements.namedItem(name);
    if (answer === null || field === null) continue;
    if (field instanceof RadioNodeList) {
      for (const option of field)
        if (option instanceof HTMLInputElement) option.checked = option.value === answer;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = answer;
    }
  }
}
