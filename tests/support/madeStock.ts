import { createHash } from 'node:crypto';
import type { Listing } from '../../src/domain/content/listings';
import { searchFilesAddress } from '../../src/domain/search/searchFiles';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import { readStock, type Stock } from '../../src/server/alerts/readStock';
import { changingSource, type StockSource } from '../../src/server/alerts/stockSource';
import { randomListings, readAreas, searchContent } from './madeSearchIndex';

/** The files of the search of a build, by URL. */
export type StockFiles = Map<string, string>;

const areas = readAreas();
const [sample] = randomListings(1, 1, areas);

/** Creates a flat for rent in Lusail. A test passes the properties that it is about. */
export function madeHome(number: number, rest: Partial<Listing> = {}): Listing {
  return {
    ...(sample as Listing),
    reference: `cap-${number}`,
    slug: '2-bedroom-apartment-for-rent-in-lusail',
    family: 'residential',
    purpose: 'rent',
    type: 'apartment',
    status: 'for-rent',
    bedrooms: 2,
    bathrooms: 2,
    size: 110,
    price: { amount: 9_000, currency: 'QAR', period: 'month' },
    building: null,
    area: 'lusail',
    gallery: ['picture-1.jpg'],
    project: null,
    ...rest,
  };
}

/** Returns random homes of all kinds, for benchmarks. */
export const manyHomes = (count: number): Listing[] => randomListings(count, 7, areas);

/** Encodes homes as a build does. */
export function stockFiles(homes: Listing[], made = '2026-11-22'): StockFiles {
  const { files, texts } = planSearchFiles(searchContent(homes, areas));
  const names = [...new Set(homes.flatMap(({ gallery }) => gallery))];
  const alt = { en: 'A living room', ar: 'غرفة معيشة' };
  const pictures = JSON.stringify(
    Object.fromEntries(
      names.map((name) => [
        name,
        { alt, width: 1600, height: 1067, color: null, path: `/static/${name.slice(0, -4)}`, kind: 'photo' },
      ]),
    ),
  );
  const hash = createHash('sha256').update(pictures).digest('hex').slice(0, 10);
  const list = { ...files, pictures: `/search/pictures.${hash}.json`, references: '', made };
  return new Map(texts).set(list.pictures, pictures).set(searchFilesAddress, JSON.stringify(list));
}

/** A source whose build a test replaces, for several servers. */
export function madeSource(files: StockFiles): {
  publish(files: StockFiles): void;
  open(): StockSource;
} {
  let current = files;
  return {
    publish(next) {
      current = next;
    },
    open: () =>
      changingSource(async (path) => {
        const text = current.get(path);
        if (text === undefined) throw new Error(`${path} does not exist`);
        return text;
      }),
  };
}

/** Decodes the files of a build. */
export function readFiles(files: StockFiles): Promise<Stock> {
  const { read } = madeSource(files).open();
  return readStock(files.get(searchFilesAddress) ?? '', read);
}
