import { useSyncExternalStore } from 'react';
import { storedValue } from '../../../browser/storedValue';
import {
  cleanName,
  type DeviceSearch,
  packNumbers,
  readDeviceSearches,
  withSearch,
} from '../../../domain/alerts/deviceSearches';

const none: readonly DeviceSearch[] = [];
const storageKey = 'saved-searches';
const searches = storedValue<readonly DeviceSearch[]>(storageKey, readDeviceSearches);

/** The outcome of saving: `unstored` means that the browser forgets it when the page is closed. */
export type Saved = 'saved' | 'unstored' | 'full';

/**
 * Saves a search in this browser, or renames it if it is saved already.
 * @param numbers reference numbers of the homes found, or null if they are not known
 */
export function saveOnDevice(name: string, address: string, numbers: readonly number[] | null): Saved {
  const seen = numbers && packNumbers(numbers);
  const entry = { name: cleanName(name), address, saved: new Date().toISOString(), seen };
  const list = withSearch(searches.read(), entry);
  if (!list) return 'full';
  searches.write(list);
  return isStored(address) ? 'saved' : 'unstored';
}

/** Renames a search. An empty name changes nothing. */
export function renameOnDevice(address: string, name: string): void {
  const clean = cleanName(name);
  if (clean) change(address, (search) => ({ ...search, name: clean }));
}

/** Counts the homes found now as seen. */
export function markSeen(address: string, numbers: readonly number[]): void {
  change(address, (search) => ({ ...search, seen: packNumbers(numbers) }));
}

/** Deletes a search. */
export function deleteFromDevice(address: string): void {
  searches.write(searches.read().filter((search) => search.address !== address));
}

/** Puts a deleted search back at its place. */
export function restoreOnDevice(search: DeviceSearch, at: number): void {
  const others = searches.read().filter(({ address }) => address !== search.address);
  searches.write([...others.slice(0, at), search, ...others.slice(at)]);
}

/** The searches of this browser, oldest first. Empty during prerendering and hydration. */
export function useDeviceSearches(): readonly DeviceSearch[] {
  return useSyncExternalStore(searches.subscribe, searches.read, () => none);
}

function change(address: string, to: (search: DeviceSearch) => DeviceSearch): void {
  searches.write(searches.read().map((search) => (search.address === address ? to(search) : search)));
}

function isStored(address: string): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? '').includes(JSON.stringify(address));
  } catch {
    return false;
  }
}
