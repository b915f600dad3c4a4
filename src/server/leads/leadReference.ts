import { randomInt } from 'node:crypto';

/** Leaves out characters that are easily confused in print or on the phone, and vowels, which would form words. */
const characters = '34679CDFGHJKMNPQRTVWXY';

/**
 * Creates a random reference for a lead, such as `SB-7KQ4MD`. It is one of 113 million, so it cannot be guessed from
 * another one; uniqueness is enforced by the store.
 */
export function createLeadReference(): string {
  const code = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('');
  return `SB-${code}`;
}
