import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';

/** A home that the visitor wants to come back to, by its reference, with what they noted of it. */
export type Shortlisted = { reference: string; note: string };

const none: readonly Shortlisted[] = [];
const shortlist = storedValue<readonly Shortlisted[]>('shortlist', (kept) =>
  Array.isArray(kept) ? kept : none,
);

/** Puts a home on the list, or takes it off with its note. */
export function toggleShortlisted(reference: string): void {
  const list = shortlist.read();
  const without = list.filter((home) => home.reference !== reference);
  shortlist.write(without.length < list.length ? without : [...list, { reference, note: '' }]);
}

/** Puts homes at the end of the list that are not on it yet. */
export function addShortlisted(references: readonly string[]): void {
  const list = shortlist.read();
  const fresh = references.filter((reference) => !list.some((home) => home.reference === reference));
  if (fresh.length > 0) shortlist.write([...list, ...fresh.map((reference) => ({ reference, note: '' }))]);
}

/** Keeps what the visitor notes of a home. */
export function noteShortlisted(reference: string, note: string): void {
  shortlist.write(shortlist.read().map((home) => (home.reference === reference ? { ...home, note } : home)));
}

/** The list of this browser, oldest first; empty on the server and at the first drawing. */
export function useShortlist(): readonly Shortlisted[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.read, () => none);
}
