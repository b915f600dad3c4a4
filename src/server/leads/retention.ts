import type { FormId } from '../../domain/forms/formIds';

const year = 365;

/**
 * Returns the number of days for which leads of a form are kept, as stated in the privacy policy (`content/pages/`).
 * Newsletter subscriptions have no fixed period (null): they are kept until the person unsubscribes.
 */
export function retention(form: FormId): number | null {
  if (form === 'newsletter') return null;
  return form === 'jobApplication' ? year : 2 * year;
}
