import { useSyncExternalStore } from 'react';

/** A home that the visitor wants to come back to, by its reference, with what they noted of it. */
export type Shortlisted = { reference: string; note: string };

const place = 'shortlist';
const none: readonly Shortlisted[] = [];
const listeners = new Set<() => void>();
let kept: readonly Shortlisted[] | null = null;

/** What this browser remembers. Storage that is closed to us counts as empty. */
function read(): readonly Shortlisted[] {
  if (kept) return kept;
  try {
    kept = JSON.parse(localStorage.getItem(place) ?? '[]') as Shortlisted[];
  } catch {
    kept = none;
  }
  return kept;
}

function keep(list: readonly Shortlisted[]): void {
  kept = list;
  try {
    localStorage.setItem(place, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing still shows the list on this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const forget = ({ key }: StorageEvent) => {
    if (key !== place) return;
    kept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', forget);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', forget);
  };
}

/** Puts a home on the list, or takes it off with its note. */
export function toggleShortlisted(reference: string): void {
  const list = read();
  const without = list.filter((home) => home.reference !== reference);
  keep(without.length < list.length ? without : [...list, { reference, note: '' }]);
}

/** Puts homes at the end of the list that are not on it yet. */
export function addShortlisted(references: readonly string[]): void {
  const list = read();
  const fresh = references.filter((reference) => !list.some((home) => home.reference === reference));
  if (fresh.length > 0) keep([...list, ...fresh.map((reference) => ({ reference, note: '' }))]);
}

/** Keeps what the visitor notes of a home. */
export function noteShortlisted(reference: string, note: string): void {
  keep(read().map((home) => (home.reference === reference ? { ...home, note } : home)));
}

/** The list of this browser, oldest first; empty on the server and at the first drawing. */
export function useShortlist(): readonly Shortlisted[] {
  return useSyncExternalStore(subscribe, read, () => none);
}
