import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EncodedCardDetails } from '../../domain/search/cardDetails';
import type { PictureTable } from '../../domain/search/pictureTable';
import { decodeSearchData, type EncodedSearchData, type SearchData } from '../../domain/search/searchData';
import { decodeSearchTexts, type EncodedSearchTexts } from '../../domain/search/searchTexts';
import { decodeWords, type SearchWords } from '../../domain/search/searchWords';
import { referenceAt } from '../../domain/search/summaryAt';
import { type LocaleCode, localeCodes } from '../../i18n/locales';

/** The homes of one build of the site, decoded from the files of its search. */
export type Stock = {
  /** Differs whenever a home differs. */
  fingerprint: string;
  /** The day on which the build was made, in Qatar. */
  made: string;
  /** The search data by `dataName`. */
  data: ReadonlyMap<string, SearchData>;
  words: Readonly<Record<LocaleCode, SearchWords>>;
  pictures: PictureTable;
  /** The homes on the market by reference. */
  homes: ReadonlyMap<string, HomeAt>;
};

/** A home in the search data. */
type HomeAt = { data: SearchData; index: number; price: number; permit: string | null };

const path = z.string().regex(/^\/search\/[\w.-]+\.[0-9a-f]{10}\.json$/);
const fileList = z.object({
  words: path,
  pictures: path,
  data: z.record(z.string(), path),
  details: z.record(z.string(), path).default({}),
  texts: z.record(z.string(), path).default({}),
  made: z.iso.date(),
});

/**
 * Reads and checks the stock of a build. The name of each file contains a hash of its content, so a file that was cut
 * short, or that belongs to another build, is recognised.
 * @param list the text of `searchFilesAddress`
 * @param read returns the text of another file of the build
 * @throws Error stating which file is invalid
 */
export async function readStock(list: string, read: (path: string) => Promise<string>): Promise<Stock> {
  const parsed = fileList.safeParse(parse(list, 'the list of search files'));
  if (!parsed.success) {
    const [fault] = parsed.error.issues;
    throw new Error(`the list of search files is incomplete at “${fault?.path.join('.')}”`);
  }
  const { words: wordsPath, pictures, data: paths, details, texts: textPaths, made } = parsed.data;
  const load = async (address: string): Promise<unknown> => {
    const text = await read(address);
    const hash = createHash('sha256').update(text).digest('hex');
    if (!address.endsWith(`.${hash.slice(0, 10)}.json`))
      throw new Error(`${address} is incomplete or changed`);
    return parse(text, address);
  };
  const encodedWords = (await load(wordsPath)) as Parameters<typeof decodeWords>[0];
  const data = new Map<string, SearchData>();
  const homes = new Map<string, HomeAt>();
  for (const [name, address] of Object.entries(paths)) {
    const found = decodeSearchData((await load(address)) as EncodedSearchData, encodedWords);
    const textPath = textPaths[name];
    const texts = textPath ? decodeSearchTexts((await load(textPath)) as EncodedSearchTexts) : null;
    const ofKind = { ...found, texts };
    data.set(name, ofKind);
    const detailsPath = details[name];
    const { permits = {} } = detailsPath ? ((await load(detailsPath)) as EncodedCardDetails) : {};
    for (const [reference, home] of homesOf(ofKind, permits)) homes.set(reference, home);
  }
  const words = Object.fromEntries(localeCodes.map((code) => [code, decodeWords(encodedWords, code)]));
  return {
    fingerprint: JSON.stringify([wordsPath, paths, textPaths]),
    made,
    data,
    words: words as Stock['words'],
    pictures: (await load(pictures)) as PictureTable,
    homes,
  };
}

function homesOf(data: SearchData, permits: EncodedCardDetails['permits']): [string, HomeAt][] {
  const { offMarket, price } = data.column;
  const homes: [string, HomeAt][] = [];
  for (let index = 0; index < data.count; index++) {
    if (offMarket[index] !== 0) continue;
    const home = { data, index, price: price[index] ?? 0, permit: permits[index] ?? null };
    homes.push([referenceAt(data, index), home]);
  }
  return homes;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON`);
  }
}
