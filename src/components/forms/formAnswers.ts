import { type FileAnswer, signatureLength } from '../../domain/forms/fileAnswer';
import type { FormId } from '../../domain/forms/formIds';
import { forms } from '../../domain/forms/forms';
import type { AttachedFile } from './sendLead';

/** Answers by field name, as typed. */
export type Answers = Record<string, string>;

/** Bubbles from a list whose options have come later than its form. */
export const lateOptionsEvent = 'lateoptions';

/** Everything that the form would post: answers, hidden fields, envelope. */
export function readAnswers(element: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(element)) if (typeof value === 'string') answers[name] = value;
  return answers;
}

/** The file that was chosen; null where none was, or where none is asked for. */
export function readFile(form: FormId, element: HTMLFormElement): AttachedFile | null {
  const field = forms[form].fields.find(({ kind }) => kind === 'file')?.name;
  const control = field === undefined ? null : element.elements.namedItem(field);
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  return field !== undefined && file ? { field, file } : null;
}

/** A file as it is checked. One that is no longer on the device counts as empty. */
export async function describeFile(file: File): Promise<FileAnswer> {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
    return { name: file.name, size: file.size, start };
  } catch {
    return { name: file.name, size: 0, start: new Uint8Array() };
  }
}

/** The part that a draft may keep: what was typed or chosen, without the consent, which is given each time anew. */
export function answersToKeep(form: FormId, answers: Readonly<Answers>): Answers {
  const kept: Answers = {};
  for (const field of forms[form].fields) {
    if (field.kind === 'hidden' || field.kind === 'consent' || field.kind === 'file') continue;
    for (const name of field.kind === 'tel' ? [field.country.name, field.name] : [field.name]) {
      const answer = answers[name];
      if (answer !== undefined) kept[name] = answer;
    }
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
      const first = firstAnswerOf(control);
      if (control.value === first) control.value = answer;
      // An answer that is no longer offered would leave the list blank.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = first;
    }
  }
}

/** What stood in a control when the page came. */
function firstAnswerOf(control: Element | RadioNodeList): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return 'defaultValue' in control ? String(control.defaultValue) : '';
}
