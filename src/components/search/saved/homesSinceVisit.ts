import type { Family } from '../../../domain/content/listings';
import { numberIn } from '../../../domain/search/references';

const storageKey = 'new-since-visit';

let cached: { text: string; homes: ReadonlySet<string> } = { text: '', homes: new Set() };

/**
 * Remembers homes that are new since the visitor's last visit, for the marks among results, until the tab is closed.
 * Those of other saved searches stay.
 * @param numbers reference numbers
 */
export function rememberNewHomes(family: Family, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const homes = new Set([...newHomes(), ...numbers.map((number) => nameOf(family, number))]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...homes]));
  } catch {
    // Without storage, the homes have no marks.
  }
}

/** Returns whether a home is new since the visitor's last visit. */
export function isNewSinceVisit(family: Family, reference: string): boolean {
  const number = numberIn(reference, family);
  return number !== null && newHomes().has(nameOf(family, number));
}

/** References of different families may have the same number. */
const nameOf = (family: Family, number: number) => `${family} ${number}`;

function newHomes(): ReadonlySet<string> {
  try {
    const text = sessionStorage.getItem(storageKey) ?? '[]';
    if (text !== cached.text) cached = { text, homes: new Set(JSON.parse(text)) };
  } catch {
    return new Set();
  }
  return cached.homes;
}
