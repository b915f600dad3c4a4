import type { PhoneNumber } from '../../domain/forms/readPhoneNumber';

export type PhoneReader = (text: string, country: string) => PhoneNumber | null;

/**
 * Milliseconds to wait for the parser. Without it, only the format of a number is checked; the server checks the rest.
 */
const timeout = 3_000;

let loading: Promise<PhoneReader | null> | undefined;

/**
 * Loads the numbering rules of all countries once, when a form is first used, because they are as large as the page.
 * @returns null when they cannot be loaded within three seconds
 */
export function loadPhoneReader(): Promise<PhoneReader | null> {
  loading ??= import('../../domain/forms/readPhoneNumber').then(
    ({ readPhoneNumber }) => readPhoneNumber,
    () => {
      loading = undefined;
      return null;
    },
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeout, null));
  return Promise.race([loading, late]);
}
