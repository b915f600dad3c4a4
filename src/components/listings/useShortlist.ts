import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import { type HomeBefore, homeNow } from '../../domain/alerts/homeChange';

/** A shortlisted home: its reference, the visitor's note about it, and what it was when it was saved. */
export type Shortlisted = { reference: string; note: string; before?: HomeBefore };

type Home = { reference: string } & Parameters<typeof homeNow>[0];

const none: readonly Shortlisted[] = [];
const shortlist = storedValue<readonly Shortlisted[]>('shortlist', (kept) =>
  Array.isArray(kept) ? kept.filter((home) => home?.reference).map(withReadableBefore) : none,
);

/** A time that is not a date would break the whole list. Without it, the home is noted again. */
function withReadableBefore({ before, ...home }: Shortlisted): Shortlisted {
  return Number.isFinite(before?.at) ? { ...home, before } : home;
}

/** Adds a home or a project to the shortlist, or removes it together with its note. Projects have no price to note. */
export function toggleShortlisted(home: Home | { reference: string }): void {
  const { reference } = home;
  const list = shortlist.read();
  if (list.some((kept) => kept.reference === reference)) removeShortlisted(reference);
  else shortlist.write([...list, { reference, note: '', ...('price' in home && { before: homeNow(home) }) }]);
}

/** Removes a home together with its note. */
export function removeShortlisted(reference: string): void {
  shortlist.write(shortlist.read().filter((home) => home.reference !== reference));
}

/** Appends the homes that are not on the shortlist yet. */
export function addShortlisted(references: readonly string[]): void {
  const list = shortlist.read();
  const fresh = references.filter((reference) => !list.some((home) => home.reference === reference));
  if (fresh.length > 0) shortlist.write([...list, ...fresh.map((reference) => ({ reference, note: '' }))]);
}

/** Notes price and status of the homes that were shortlisted by their references alone. */
export function noteHomes(homes: readonly Home[]): void {
  const list = shortlist.read();
  const noted = list.map((kept) => {
    const home = kept.before ? undefined : homes.find(({ reference }) => reference === kept.reference);
    return home ? { ...kept, before: homeNow(home) } : kept;
  });
  if (noted.some((kept, at) => kept !== list[at])) shortlist.write(noted);
}

/** Stores the visitor's note about a home. */
export function noteShortlisted(reference: string, note: string): void {
  shortlist.write(shortlist.read().map((home) => (home.reference === reference ? { ...home, note } : home)));
}

/** The shortlist of this browser, oldest entry first. Empty during prerendering and hydration. */
export function useShortlist(): readonly Shortlisted[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.read, () => none);
}
