import { useSyncExternalStore } from 'react';
import type { DisplayCurrency } from '../../domain/content/convertPrice';

/** How the reader wants prices and areas shown: a currency, or null for each price's own. */
export type DisplayChoice = { currency: DisplayCurrency | null; unit: 'metres' | 'feet' };

const place = 'display';
const asGiven: DisplayChoice = { currency: null, unit: 'metres' };
const listeners = new Set<() => void>();
let kept: DisplayChoice | null = null;

/** What this browser remembers. Storage that is closed to us counts as empty. */
function read(): DisplayChoice {
  if (kept) return kept;
  try {
    kept = { ...asGiven, ...JSON.parse(localStorage.getItem(place) ?? '{}') };
  } catch {
    kept = asGiven;
  }
  return kept ?? asGiven;
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

/** Changes the choice for every price and area on the page, and for the next visit. */
export function chooseDisplay(change: Partial<DisplayChoice>): void {
  kept = { ...read(), ...change };
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const listener of listeners) listener();
}

/** The reader's choice; the server, and the first drawing in the browser, show everything as it was given. */
export function useDisplayChoice(): DisplayChoice {
  return useSyncExternalStore(subscribe, read, () => asGiven);
}
