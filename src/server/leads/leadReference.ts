import { randomInt } from 'node:crypto';

/** No letter that is taken for a figure or another letter on the phone or in print, and no vowel: no words arise. */
const letters = '34679CDFGHJKMNPQRTVWXY';

/** A name for a lead, `SB-7KQ4MD`: one of 113 million, not to be guessed from another. The store refuses a second use. */
export function createLeadReference(): string {
  const code = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `SB-${code}`;
}
