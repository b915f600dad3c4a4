import { useMemo, useSyncExternalStore } from 'react';
import { storedValue } from '../../../browser/storedValue';
import { openedHomes } from '../../listings/openedHomes';

/**
 * Whether results leave out the homes that were opened before. It is kept in the browser, not in the address: a shared
 * search would otherwise hide other homes from the person who receives it.
 */
const hides = storedValue<boolean>('hide-opened', (kept) => kept === true);

const no = () => false;
const none: readonly string[] = [];
const noneHidden: ReadonlySet<string> = new Set();

/** Sets whether results leave out the homes that were opened before. */
export const hideOpened = (isHiding: boolean): void => hides.write(isHiding);

/** Whether results leave out the homes that were opened before. False during prerendering and hydration. */
export function useHidesOpened(): boolean {
  return useSyncExternalStore(hides.subscribe, hides.read, no);
}

/** References of the homes that results leave out; the same set until it changes. */
export function useHiddenHomes(): ReadonlySet<string> {
  const isHiding = useHidesOpened();
  const opened = useSyncExternalStore(openedHomes.subscribe, openedHomes.read, () => none);
  return useMemo(() => (isHiding ? new Set(opened) : noneHidden), [isHiding, opened]);
}
