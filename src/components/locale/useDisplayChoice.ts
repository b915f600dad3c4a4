import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import { type DisplayCurrency, displayCurrencies } from '../../domain/content/convertPrice';

/** How the visitor wants prices and areas shown. The currency null shows each price in its original currency. */
export type DisplayChoice = { currency: DisplayCurrency | null; unit: 'metres' | 'feet' };

const asGiven: DisplayChoice = { currency: null, unit: 'metres' };
const choice = storedValue<DisplayChoice>('display', (kept) => {
  const { currency, unit } = (kept ?? {}) as { currency?: unknown; unit?: unknown };
  return {
    // An earlier release may have had another currency.
    currency: displayCurrencies.find((each) => each === currency) ?? null,
    unit: unit === 'feet' ? 'feet' : 'metres',
  };
});

/** Changes the choice for every price and area on the page and stores it for later sessions. */
export function chooseDisplay(change: Partial<DisplayChoice>): void {
  choice.write({ ...choice.read(), ...change });
}

/** The visitor's choice. During prerendering and hydration, every value is shown as given. */
export function useDisplayChoice(): DisplayChoice {
  return useSyncExternalStore(choice.subscribe, choice.read, () => asGiven);
}
