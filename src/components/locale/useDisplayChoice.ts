import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import type { DisplayCurrency } from '../../domain/content/convertPrice';

/** How the visitor wants prices and areas shown. The currency null shows each price in its original currency. */
export type DisplayChoice = { currency: DisplayCurrency | null; unit: 'metres' | 'feet' };

const asGiven: DisplayChoice = { currency: null, unit: 'metres' };
const choice = storedValue<DisplayChoice>('display', (kept) => ({ ...asGiven, ...(kept as DisplayChoice) }));

/** Changes the choice for every price and area on the page and stores it for later sessions. */
export function chooseDisplay(change: Partial<DisplayChoice>): void {
  choice.write({ ...choice.read(), ...change });
}

/** The visitor's choice. During prerendering and hydration, every value is shown as given. */
export function useDisplayChoice(): DisplayChoice {
  return useSyncExternalStore(choice.subscribe, choice.read, () => asGiven);
}
