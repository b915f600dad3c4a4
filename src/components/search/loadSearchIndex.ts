import type { Family, Purpose } from '../../domain/content/listings';
import type { PictureTable } from '../../domain/search/pictureTable';
import { decodeSearchData, type EncodedSearchData, type SearchData } from '../../domain/search/searchData';
import { dataName, type SearchFiles, searchFilesAddress } from '../../domain/search/searchFiles';
import { decodeWords, type EncodedWords, type SearchWords } from '../../domain/search/searchWords';
import type { LocaleCode } from '../../i18n/locales';

/** All that one family and purpose is searched with, for readers of one language. */
export type SearchIndex = { data: SearchData; words: SearchWords; pictures: PictureTable; code: LocaleCode };

export type Kind = { family: Family; purpose: Purpose };

/** Files of the visit by their addresses: names and pictures as they came, homes only as they are searched. */
const loaded = new Map<string, unknown>();
const underWay = new Map<string, Promise<unknown>>();
const searchIndexes = new Map<string, SearchIndex>();
const words = new Map<string, SearchWords>();

/** What was loaded before, whichever language it was for; null when something is still missing. */
export function readySearchIndex(
  files: SearchFiles | null,
  kind: Kind,
  code: LocaleCode,
): SearchIndex | null {
  const key = `${code} ${dataName(kind)}`;
  const known = searchIndexes.get(key);
  if (known || !files) return known ?? null;
  const names = loaded.get(files.words) as EncodedWords | undefined;
  const data = loaded.get(dataAddress(files, kind)) as SearchData | undefined;
  const pictures = loaded.get(files.pictures) as PictureTable | undefined;
  if (!names || !data || !pictures) return null;
  // Data and words of different releases do not fit together.
  if (names.key !== data.wordsKey) return null;
  const ownWords = words.get(code) ?? decodeWords(names, code);
  words.set(code, ownWords);
  const searchIndex = { data, words: ownWords, pictures, code };
  searchIndexes.set(key, searchIndex);
  return searchIndex;
}

/**
 * Loads what is missing, each file once for the whole visit. Files that are no longer there belong to an older release
 * of the site than the one now served: the list of the newest says what to load instead.
 * @param files null where the page does not carry them
 */
export async function loadSearchIndex(
  files: SearchFiles | null,
  kind: Kind,
  code: LocaleCode,
): Promise<SearchIndex> {
  const load = async (from: SearchFiles) => {
    await Promise.all([
      loadOnce(from.words),
      loadOnce(from.pictures),
      loadOnce(dataAddress(from, kind), (file) => decodeSearchData(file as EncodedSearchData)),
    ]);
    const searchIndex = readySearchIndex(from, kind, code);
    if (!searchIndex) throw new Error('the search has not all its files');
    return searchIndex;
  };
  try {
    return await load(files ?? (await newestFiles()));
  } catch (error) {
    if (!files || !navigator.onLine) throw error;
    words.clear();
    searchIndexes.clear();
    loaded.clear();
    return load(await newestFiles());
  }
}

function dataAddress({ data }: SearchFiles, kind: Kind): string {
  return data[dataName(kind)] ?? '';
}

/** @param unpack what is kept of the file in its place: raw and unpacked, 20,000 homes would take twice the memory */
function loadOnce(address: string, unpack: (file: unknown) => unknown = (file) => file): Promise<unknown> {
  if (loaded.has(address)) return Promise.resolve();
  const started =
    underWay.get(address) ?? fetchJson(address).then((file) => loaded.set(address, unpack(file)));
  underWay.set(address, started);
  return started.finally(() => underWay.delete(address));
}

async function newestFiles(): Promise<SearchFiles> {
  return (await fetchJson(searchFilesAddress)) as SearchFiles;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
