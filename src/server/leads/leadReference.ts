import { randomInt } from 'node:crypto';

/** No letter that is taken for a figure or another letter on the phone or in print, and no vowel: no words arise. */
const letters = '34679CDFGHJKMNPQRTVWXY';

/** A new name for a lead, `SB-7KQ4MD`: one of 113 million, not to be guessed from another. */
export function createLeadReference(isTaken: (reference: string) => boolean): string {
  for (;;) {
    const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
    const reference = `SB-${code}`;
    if (!isTaken(reference)) return reference;
  }
}
