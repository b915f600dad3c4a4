import { decodeAddress } from './decodeAddress';

const reference = /^(cap-\d+|jsn\d+|project-[a-z0-9]+(-[a-z0-9]+)*)$/;

/** Returns the reference of an off-plan project on a shortlist: `project-marina-quay-towers`. */
export function projectReference(slug: string): string {
  return `project-${slug}`;
}

/** Returns the slug of the project with this reference; null for the reference of a home. */
export function projectOfReference(entry: string): string | null {
  return /^project-(.+)$/.exec(entry)?.[1] ?? null;
}

/** Returns the URL fragment of a shortlist: references separated by commas, `#cap-1001,jsn12`. */
export function shortlistFragment(references: readonly string[]): string {
  return `#${references.join(',')}`;
}

/** Reads the references in a URL fragment, without duplicates. Anything else in it is ignored. */
export function readShortlistFragment(fragment: string): string[] {
  const parts = decodeAddress(fragment.replace(/^#/, '')).split(',');
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter((part) => reference.test(part)))];
}
