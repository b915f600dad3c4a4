import { decodeAddress } from './decodeAddress';

const reference = /^(cap-\d+|jsn\d+)$/;

/** The list as it stands in an address after `#`: references with commas between, `#cap-1001,jsn12`. */
export function shortlistFragment(references: readonly string[]): string {
  return `#${references.join(',')}`;
}

/** The references that an address's fragment carries, each once; whatever else it holds is left out. */
export function readShortlistFragment(fragment: string): string[] {
  const parts = decodeAddress(fragment.replace(/^#/, '')).split(',');
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => reference.test(part)))];
}
