import type { Family, Purpose } from '../../domain/content/listings';
import type { PictureTable } from '../../domain/search/pictureTable';
import { decodeSearchData, type EncodedSearchData, type SearchData } from '../../domain/search/searchData';
import { dataName, type SearchFiles, searchFilesAddress } from '../../domain/search/searchFiles';
import { decodeWords, type EncodedWords, type SearchWords } from '../../domain/search/searchWords';
import type { LocaleCode } from '../../i18n/locales';

/** All that one family and purpose is searched with, for readers of one language. */
export type SearchWorld = { data: SearchData; words: SearchWords; pictures: PictureTable; code: LocaleCode };

export type Kind = { family: Family; purpose: Purpose };

const texts = new Map<string, unknown>();
const underWay = new Map<string, Promise<unknown>>();
const worlds = new Map<string, SearchWorld>();
const words = new Map<string, SearchWords>();

/** What was loaded before, whichever language it was for; null when something is still missing. */
export function readyWorld(files: SearchFiles | null, kind: Kind, code: LocaleCode): SearchWorld | null {
  const key = `${code} ${dataName(kind)}`;
  const known = worlds.get(key);
  if (known || !files) return known ?? null;
  const [names, data, pictures] = addressesOf(files, kind).map((address) => texts.get(address));
  if (!names || !data || !pictures) return null;
  // Data and words of different releases do not fit together.
  if ((names as EncodedWords).key !== (data as EncodedSearchData).words) return null;
  const ownWords = words.get(code) ?? decodeWords(names as EncodedWords, code);
  words.set(code, ownWords);
  const world = {
    data: decodeSearchData(data as EncodedSearchData, ownWords),
    words: ownWords,
    pictures: pictures as PictureTable,
    code,
  };
  worlds.set(key, world);
  return world;
}

/**
 * Loads what is missing, each file once for the whole visit. Files that are no longer there belong to an older release
 * of the site than the one now served: the list of the newest says what to load instead.
 * @param files null where the page does not carry them
 */
export async function loadWorld(
  files: SearchFiles | null,
  kind: Kind,
  code: LocaleCode,
): Promise<SearchWorld> {
  const load = async (from: SearchFiles) => {
    await Promise.all(addressesOf(from, kind).map(fetchOnce));
    const world = readyWorld(from, kind, code);
    if (!world) throw new Error('the search has not all its files');
    return world;
  };
  try {
    return await load(files ?? (await newestFiles()));
  } catch (error) {
    if (!files || !navigator.onLine) throw error;
    words.clear();
    worlds.clear();
    return load(await newestFiles());
  }
}

const addressesOf = ({ words: names, pictures, data }: SearchFiles, kind: Kind) => [
  names,
  data[dataName(kind)] ?? '',
  pictures,
];

function fetchOnce(address: string): Promise<unknown> {
  const known = texts.get(address);
  if (known) return Promise.resolve(known);
  const begun = underWay.get(address) ?? fetchJson(address);
  underWay.set(address, begun);
  return begun
    .then((value) => {
      texts.set(address, value);
      return value;
    })
    .finally(() => underWay.delete(address));
}

async function newestFiles(): Promise<SearchFiles> {
  return (await fetchJson(searchFilesAddress)) as SearchFiles;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
