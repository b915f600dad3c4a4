import type { FormId } from '../../domain/forms/formIds';
import { forms } from '../../domain/forms/forms';

/** Answers by field name, as typed. */
export type Answers = Record<string, string>;

/** Everything that the form would post: answers, hidden fields, envelope. */
export function readAnswers(element: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(element)) if (typeof value === 'string') answers[name] = value;
  return answers;
}

/** The part that a draft may keep: what was typed or chosen, without the consent, which is given each time anew. */
export function answersToKeep(form: FormId, answers: Readonly<Answers>): Answers {
  const kept: Answers = {};
  for (const { name, kind } of forms[form].fields) {
    const answer = answers[name];
    if (kind !== 'hidden' && kind !== 'consent' && answer !== undefined) kept[name] = answer;
  }
  return kept;
}

/** Puts answers where nobody has answered yet: what was typed before the scripts arrived stays. */
export function fillUntouched(element: HTMLFormElement, answers: Readonly<Answers>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= answer === control.value;
    } else if (control !== null && 'value' in control) {
      const first = 'defaultValue' in control ? control.defaultValue : '';
      if (control.value === first) control.value = answer;
      // An answer that is no longer offered would leave the list blank.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }
}
