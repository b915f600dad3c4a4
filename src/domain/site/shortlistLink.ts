import { decodeAddress } from './decodeAddress';

const reference = /^(cap-\d+|jsn\d+)$/;

/** Returns the URL fragment of a shortlist: references separated by commas, `#cap-1001,jsn12`. */
export function shortlistFragment(references: readonly string[]): string {
  return `#${references.join(',')}`;
}

/** Reads the references in a URL fragment, without duplicates. Anything else in it is ignored. */
export function readShortlistFragment(fragment: string): string[] {
  const parts = decodeAddress(fragment.replace(/^#/, '')).split(',');
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => reference.test(part)))];
}
