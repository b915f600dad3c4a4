import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';

/** A shortlisted home: its reference and the visitor's note about it. */
export type Shortlisted = { reference: string; note: string };

const none: readonly Shortlisted[] = [];
const shortlist = storedValue<readonly Shortlisted[]>('shortlist', (kept) =>
  Array.isArray(kept) ? kept : none,
);

/** Adds a home to the shortlist, or removes it together with its note. */
export function toggleShortlisted(reference: string): void {
  const list = shortlist.read();
  const without = list.filter((home) => home.reference !== reference);
  shortlist.write(without.length < list.length ? without : [...list, { reference, note: '' }]);
}

/** Appends the homes that are not on the shortlist yet. */
export function addShortlisted(references: readonly string[]): void {
  const list = shortlist.read();
  const fresh = references.filter((reference) => !list.some((home) => home.reference === reference));
  if (fresh.length > 0) shortlist.write([...list, ...fresh.map((reference) => ({ reference, note: '' }))]);
}

/** Stores the visitor's note about a home. */
export function noteShortlisted(reference: string, note: string): void {
  shortlist.write(shortlist.read().map((home) => (home.reference === reference ? { ...home, note } : home)));
}

/** The shortlist of this browser, oldest entry first. Empty during prerendering and hydration. */
export function useShortlist(): readonly Shortlisted[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.read, () => none);
}
