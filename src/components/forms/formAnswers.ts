import { type FileAnswer, signatureLength } from '../../domain/forms/fileAnswer';
import { type FormId, forms } from '../../domain/forms/forms';

/** Answers by field name, as entered. */
export type Answers = Record<string, string>;

/** The file sent with the answers, and the name of its field. */
export type AttachedFile = { field: string; file: File };

/** Bubbles from a select element when further options have been added to it. */
export const lateOptionsEvent = 'lateoptions';

/** Sent to a control whose value a script has filled in, which causes no other event. */
export const filledEvent = 'filled';

/** All fields that the form would post: answers, hidden fields and envelope. */
export function readAnswers(element: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(element)) if (typeof value === 'string') answers[name] = value;
  return answers;
}

/** The selected file, or null when none was selected or the form has no file field. */
export function readFile(form: FormId, element: HTMLFormElement): AttachedFile | null {
  const field = forms[form].fields.find(({ kind }) => kind === 'file')?.name;
  const control = field === undefined ? null : element.elements.namedItem(field);
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  return field !== undefined && file ? { field, file } : null;
}

/** Reads the file's properties for validation. A file that has been deleted from the device counts as empty. */
export async function describeFile(file: File): Promise<FileAnswer> {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
    return { name: file.name, size: file.size, start };
  } catch {
    return { name: file.name, size: 0, start: new Uint8Array() };
  }
}

/** The answers that may be stored in a draft. Consent is left out, because it must be given each time. */
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

/** Fills in only the controls that the visitor has not changed. Text typed before hydration stays. */
export function fillUntouched(element: HTMLFormElement, answers: Readonly<Answers>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= answer === control.value;
    } else if (control !== null && 'value' in control) {
      const first = firstAnswerOf(control);
      if (control.value === first) {
        control.value = answer;
        if (control instanceof Element) control.dispatchEvent(new Event(filledEvent));
      }
      // If the answer is no longer offered, the select keeps its initial option.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = first;
    }
  }
}

/** The initial value of a control. */
function firstAnswerOf(control: Element | RadioNodeList): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return 'defaultValue' in control ? String(control.defaultValue) : '';
}
