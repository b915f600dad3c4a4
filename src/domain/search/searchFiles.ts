import type { Family, Purpose } from '../content/listings';

/** Addresses of all that the search loads; each carries a hash of what is in it, but for the list of them. */
export type SearchFiles = {
  words: string;
  pictures: string;
  /** By family and purpose: `residential-rent`. */
  data: Record<string, string>;
};

/** Where the newest addresses stand, for pages that do not carry them and for those left open over a release. */
export const searchFilesAddress = '/search/files.json';

/** The name of a family's and purpose's data among the files. */
export function dataName({ family, purpose }: { family: Family; purpose: Purpose }): string {
  return `${family}-${purpose}`;
}
