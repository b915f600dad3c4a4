import { longestName, standardAddress } from './savedSearch';

/** A search saved in a browser. */
export type DeviceSearch = {
  name: string;
  /** Path and query of the results, without language prefix. No two saved searches have the same. */
  address: string;
  /** ISO date and time of saving. */
  saved: string;
  /**
   * The reference numbers of the homes that the visitor has seen, ascending, each as the difference from the one before
   * it. Null until the homes have been counted for the first time.
   */
  seen: readonly number[] | null;
};

/** Maximum number of searches on a device. The longest ones then take less than half of the browser's storage. */
export const maxDeviceSearches = 50;

/**
 * Reads the stored searches. Entries without a usable address are left out; a missing name becomes the address, and
 * unusable numbers become null, so that the homes are counted anew. Never throws.
 */
export function readDeviceSearches(json: unknown): DeviceSearch[] {
  const entries = Array.isArray(json) ? json : [];
  const addresses = new Set<string>();
  return entries.flatMap((entry: Partial<Record<keyof DeviceSearch, unknown>> | null) => {
    const address = typeof entry?.address === 'string' ? standardAddress(entry.address) : null;
    if (!address || addresses.has(address)) return [];
    addresses.add(address);
    const { name, saved, seen } = entry ?? {};
    const isNumbers = Array.isArray(seen) && seen.every((each) => Number.isInteger(each) && each >= 0);
    return {
      name: (typeof name === 'string' && cleanName(name)) || address.slice(0, longestName),
      address,
      saved:
        typeof saved === 'string' && !Number.isNaN(Date.parse(saved)) ? saved : new Date(0).toISOString(),
      seen: isNumbers ? seen : null,
    };
  });
}

/** Removes surplus spaces from a name and cuts it to the maximum length. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, longestName).trim();
}

/**
 * Adds a search at the end of the list, or renames the one that has the same address.
 * @returns null if the list is full
 */
export function withSearch(list: readonly DeviceSearch[], added: DeviceSearch): DeviceSearch[] | null {
  if (list.some(({ address }) => address === added.address)) {
    return list.map((each) => (each.address === added.address ? { ...each, name: added.name } : each));
  }
  return list.length < maxDeviceSearches ? [...list, added] : null;
}

/** Packs reference numbers for `DeviceSearch.seen`. */
export function packNumbers(numbers: Iterable<number>): number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.map((number, at) => number - (sorted[at - 1] ?? 0));
}

/** Returns those numbers that are not among the packed ones. Nothing is new before the first count. */
export function newNumbers(numbers: readonly number[], seen: DeviceSearch['seen']): number[] {
  if (!seen) return [];
  const known = new Set<number>();
  let last = 0;
  for (const difference of seen) {
    last += difference;
    known.add(last);
  }
  return numbers.filter((number) => !known.has(number));
}
