import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import type { DisplayCurrency } from '../../domain/content/convertPrice';

/** How the reader wants prices and areas shown: a currency, or null for each price's own. */
export type DisplayChoice = { currency: DisplayCurrency | null; unit: 'metres' | 'feet' };

const asGiven: DisplayChoice = { currency: null, unit: 'metres' };
const choice = storedValue<DisplayChoice>('display', (kept) => ({ ...asGiven, ...(kept as DisplayChoice) }));

/** Changes the choice for every price and area on the page, and for the next visit. */
export function chooseDisplay(change: Partial<DisplayChoice>): void {
  choice.write({ ...choice.read(), ...change });
}

/** The reader's choice; the server, and the first drawing in the browser, show everything as it was given. */
export function useDisplayChoice(): DisplayChoice {
  return useSyncExternalStore(choice.subscribe, choice.read, () => asGiven);
}
