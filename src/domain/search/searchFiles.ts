import type { Family, Purpose } from '../content/listings';

/** URLs of the search data files. Each contains a hash of the file's content. */
export type SearchFiles = {
  words: string;
  pictures: string;
  /** By family and purpose: `residential-rent`. */
  data: Record<string, string>;
};

/** URL of the current `SearchFiles`, for pages that do not include them and for pages opened before a release. */
export const searchFilesAddress = '/search/files.json';

/** The key of a family and purpose in `SearchFiles.data`. */
export function dataName({ family, purpose }: { family: Family; purpose: Purpose }): string {
  return `${family}-${purpose}`;
}
