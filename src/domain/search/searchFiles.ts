import type { Family, Purpose } from '../content/listings';

/** Addresses of the files that the search loads. Each contains a hash of the file's content. */
export type SearchFiles = {
  words: string;
  pictures: string;
  /** By family and purpose: `residential-rent`. */
  data: Record<string, string>;
  /** What cards show beyond the search index, loaded after the results: by family and purpose, and for all. */
  details: Record<string, string>;
  cards: string;
  /**
   * The words of titles and descriptions, by family and purpose, loaded when text is searched. A list that an older
   * release left in a cache has none.
   */
  texts?: Record<string, string>;
};

/**
 * All of them as the list of them names them, with the list of references, which few visits need, and the ISO date of
 * the build, by which the server recognises an older one.
 */
export type SearchFileList = SearchFiles & { references: string; made: string };

/** The URL of the list of these addresses, the only one without a hash. */
export const searchFilesAddress = '/search/files.json';

/** The key of a family and purpose in `SearchFiles.data`. */
export function dataName({ family, purpose }: { family: Family; purpose: Purpose }): string {
  return `${family}-${purpose}`;
}
