import type { CardCommons, EncodedCardDetails } from '../../domain/search/cardDetails';
import type { Kind } from '../../domain/search/kind';
import type { PictureTable } from '../../domain/search/pictureTable';
import type { ReferenceList } from '../../domain/search/referenceList';
import { decodeSearchData, type EncodedSearchData, type SearchData } from '../../domain/search/searchData';
import {
  dataName,
  type SearchFileList,
  type SearchFiles,
  searchFilesAddress,
} from '../../domain/search/searchFiles';
import {
  decodeSearchTexts,
  type EncodedSearchTexts,
  type SearchTexts,
} from '../../domain/search/searchTexts';
import { decodeWords, type EncodedWords, type SearchWords } from '../../domain/search/searchWords';
import type { LocaleCode } from '../../i18n/locales';
import { ownPlace } from './ownPlace';

/** The search index of one family and purpose in one language. */
export type SearchIndex = { data: SearchData; words: SearchWords; pictures: PictureTable; code: LocaleCode };

export type LoadedCardDetails = { encoded: EncodedCardDetails; commons: CardCommons };

/** Files loaded in this session by URL. Names and pictures are stored as received, homes in decoded form only. */
const loaded = new Map<string, unknown>();
const pending = new Map<string, Promise<unknown>>();
const searchIndexes = new Map<string, SearchIndex>();
const words = new Map<string, SearchWords>();
/** The addresses of the files. They are not in page data: a page would change whenever any home changes. */
let files: SearchFiles | null = null;

/**
 * The search index for a kind and language, assembled from files already loaded, for whichever language.
 * @returns null while a file is missing
 */
export function readySearchIndex(kind: Kind, code: LocaleCode): SearchIndex | null {
  const key = `${code} ${dataName(kind)}`;
  const known = searchIndexes.get(key);
  if (known) return withExtras(key, known);
  if (!files) return null;
  const names = loaded.get(files.words) as EncodedWords | undefined;
  const data = loaded.get(dataAddress(files, kind)) as SearchData | undefined;
  const pictures = loaded.get(files.pictures) as PictureTable | undefined;
  if (!names || !data || !pictures) return null;
  // Data and words of different releases do not match.
  if (names.key !== data.wordsKey) return null;
  const ownWords = words.get(code) ?? decodeWords(names, code);
  words.set(code, ownWords);
  const searchIndex = { data, words: ownWords, pictures, code };
  searchIndexes.set(key, searchIndex);
  return withExtras(key, searchIndex);
}

/**
 * Returns the index with the visitor's current own place, and with the words of texts if they have loaded. The same
 * object is returned until one of the two changes.
 */
function withExtras(key: string, known: SearchIndex): SearchIndex {
  const place = ownPlace.read();
  const found = loaded.get(files?.texts?.[dataName(known.data)] ?? '') as SearchTexts | undefined;
  const texts = found && found.data === files?.data[dataName(known.data)] ? found : null;
  if (known.data.ownPlace === place && known.data.texts === texts) return known;
  const searchIndex = { ...known, data: { ...known.data, ownPlace: place, texts } };
  searchIndexes.set(key, searchIndex);
  return searchIndex;
}

/**
 * Loads the search index, fetching each missing file once per session. When a file no longer exists, a new release has
 * replaced it; the files of the current release are then loaded instead.
 * @throws Error when a file cannot be loaded
 */
export async function loadSearchIndex(kind: Kind, code: LocaleCode): Promise<SearchIndex> {
  const isNew = !files;
  try {
    return await load(kind, code);
  } catch (error) {
    if (isNew || !navigator.onLine) throw error;
    files = null;
    words.clear();
    searchIndexes.clear();
    loaded.clear();
    return load(kind, code);
  }
}

async function load(kind: Kind, code: LocaleCode): Promise<SearchIndex> {
  files ??= await loadFiles();
  await Promise.all([
    loadOnce(files.words),
    loadOnce(files.pictures),
    loadOnce(dataAddress(files, kind), (file) => decodeSearchData(file as EncodedSearchData)),
  ]);
  const searchIndex = readySearchIndex(kind, code);
  if (!searchIndex) throw new Error('The search index is incomplete');
  return searchIndex;
}

/** Loads the URLs of all files, once per session. */
async function loadFiles(): Promise<SearchFileList> {
  await loadOnce(searchFilesAddress);
  return loaded.get(searchFilesAddress) as SearchFileList;
}

/** Loads the numbers of all references, once per session. @throws Error when it cannot be loaded */
export async function loadReferenceList(): Promise<ReferenceList> {
  const { references } = await loadFiles();
  await loadOnce(references);
  return loaded.get(references) as ReferenceList;
}

/**
 * Loads what cards show beyond the search index, once per session.
 * @returns null when a new release has replaced the files of the index
 * @throws Error when a file cannot be loaded
 */
export async function loadCardDetails(data: SearchData): Promise<LoadedCardDetails | null> {
  const { details, cards } = await loadFiles();
  const own = details[dataName(data)] ?? '';
  await Promise.all([loadOnce(own), loadOnce(cards)]);
  const encoded = loaded.get(own) as EncodedCardDetails;
  // The data of an index share the columns of the file, and may also have the visitor's own place.
  const { column } = (loaded.get(encoded.data) ?? {}) as Partial<SearchData>;
  return column === data.column ? { encoded, commons: loaded.get(cards) as CardCommons } : null;
}

/** Loads the words of titles and descriptions, once per session. @throws Error when they cannot be loaded */
export async function loadSearchTexts(kind: Kind): Promise<void> {
  files ??= await loadFiles();
  const address = files.texts?.[dataName(kind)];
  if (address === undefined) throw new Error('The list of search files has no texts');
  await loadOnce(address, (file) => decodeSearchTexts(file as EncodedSearchTexts));
}

function dataAddress({ data }: SearchFiles, kind: Kind): string {
  return data[dataName(kind)] ?? '';
}

/** @param unpack converts the file before it is stored; storing 20,000 homes in both forms would double the memory */
function loadOnce(address: string, unpack: (file: unknown) => unknown = (file) => file): Promise<unknown> {
  if (loaded.has(address)) return Promise.resolve();
  const started =
    pending.get(address) ?? fetchJson(address).then((file) => loaded.set(address, unpack(file)));
  pending.set(address, started);
  return started.finally(() => pending.delete(address));
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
