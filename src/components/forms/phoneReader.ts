import type { PhoneNumber } from '../../domain/forms/readPhoneNumber';

export type PhoneReader = (text: string, country: string) => PhoneNumber | null;

/** Milliseconds to wait for the reader; without it a number's shape is checked, and the server looks again. */
const patience = 3_000;

let loading: Promise<PhoneReader | null> | undefined;

/** Brings the rules of every country's numbers, once, when a form is first touched: they weigh as much as the page. */
export function loadPhoneReader(): Promise<PhoneReader | null> {
  loading ??= import('../../domain/forms/readPhoneNumber').then(
    ({ readPhoneNumber }) => readPhoneNumber,
    () => {
      loading = undefined;
      return null;
    },
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([loading, late]);
}
