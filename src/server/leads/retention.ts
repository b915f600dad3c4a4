import type { FormId } from '../../domain/forms/formIds';

const year = 365;

/**
 * Days for which what a form sent is kept, as the privacy policy promises; null where the person ends it.
 * A newsletter's address stays until its owner leaves the list.
 */
export function retention(form: FormId): number | null {
  if (form === 'newsletter') return null;
  return form === 'jobApplication' ? year : 2 * year;
}
