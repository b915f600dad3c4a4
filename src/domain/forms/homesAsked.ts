import { westernDigits } from '../../i18n/westernDigits';
import { invisible } from './invisible';

/** The largest number of homes in one request for a viewing: about as many as fit into a morning. */
export const mostHomes = 6;

const reference = /^[a-z]{3}-?\d{1,9}$/;

/**
 * Reads the references of homes in a text: `CAP-1042, jsn12`. Commas, semicolons and spaces separate them. Digits may
 * be Arabic.
 * @returns the references in order, in lower case and without duplicates; null if the text contains anything else
 */
export function readHomes(text: string): string[] | null {
  const parts = westernDigits(text)
    .replace(invisible, '')
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase()
    .split(/[\s,;،؛]+/)
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => reference.test(part)) ? [...new Set(parts)] : null;
}

/** Writes references as the answer of a form, and as a visitor would type them: `cap-1042, jsn12`. */
export function writeHomes(references: readonly string[]): string {
  return references.join(', ');
}

/** Moves a home by some places, towards the start for a negative number. The others keep their order. */
export function moveHome(references: readonly string[], home: string, places: number): string[] {
  const rest = references.filter((each) => each !== home);
  const at = references.indexOf(home) + places;
  const to = Math.max(0, Math.min(at, rest.length));
  return [...rest.slice(0, to), home, ...rest.slice(to)];
}
