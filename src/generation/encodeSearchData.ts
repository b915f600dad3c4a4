import { createHash } from 'node:crypto';
import type { Family, Listing, Purpose } from '../domain/content/listings';
import { families } from '../domain/content/listingTerms';
import type { RateTable } from '../domain/content/rates';
import { purposesOf } from '../domain/search/query';
import { columnNames, type EncodedSearchData } from '../domain/search/searchData';
import type { SearchFiles } from '../domain/search/searchFiles';
import { decodeWords } from '../domain/search/searchWords';
import { usualSlugEnd } from '../domain/search/usualSlugEnd';
import { defaultLocale } from '../i18n/locales';
import { encodeCardDetails, picturesOfIndex } from './encodeCardDetails';
import { encodeSearchTexts } from './encodeSearchTexts';
import {
  buildingKey,
  encodeSearchWords,
  hundredThousandths,
  type SearchContent,
  type WordsWithIndexes,
} from './encodeSearchWords';
import { groupBy } from './groupBy';
import { encodeColumns, encodeFeatures, encodeFigures } from './searchColumns';
import { encodeSlugs, mostCommonEnd } from './searchSlugs';
import { newestFirst } from './siteContent';

/** The addresses of the search data files that depend on homes and names only. */
type FilesOfHomes = Required<Omit<SearchFiles, 'pictures' | 'cards'>>;

/** Adds a file with a hash in its name and returns its address. */
type AddFile = (name: string, value: unknown) => string;

/**
 * Plans the search data files: one of names, and three of listings for each family and purpose, two of which are loaded
 * later: for cards, and for a search of text. File names contain a hash of the content, so the files can be cached
 * forever.
 * @returns the addresses for the search screen, the text of each file by its address, and a function that adds a file
 */
export function planSearchFiles(content: SearchContent): {
  files: FilesOfHomes;
  texts: Map<string, string>;
  add: AddFile;
} {
  const texts = new Map<string, string>();
  const add: AddFile = (name, value) => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const path = `/search/${name}.${hash}.json`;
    texts.set(path, text);
    return path;
  };
  const indexes = encodeSearchWords(content);
  const data: FilesOfHomes['data'] = {};
  const details: FilesOfHomes['details'] = {};
  const words: FilesOfHomes['texts'] = {};
  for (const family of families) {
    for (const purpose of purposesOf(family)) {
      const name = `${family}-${purpose}`;
      const address = add(name, encodeSearchData(content.listings, family, purpose, indexes, content.rates));
      data[name] = address;
      const listings = listingsOf(content.listings, family, purpose);
      details[name] = add(`${name}-cards`, encodeCardDetails(listings, address));
      words[name] = add(`${name}-texts`, encodeSearchTexts(listings, address));
    }
  }
  return { files: { words: add('words', indexes.words), data, details, texts: words }, texts, add };
}

/** The listings of a family and purpose, in the order of prerendered pages. */
function listingsOf(all: readonly Listing[], family: Family, purpose: Purpose): Listing[] {
  return all.filter((listing) => listing.family === family && listing.purpose === purpose).sort(newestFirst);
}

/** Encodes all listings of a family and purpose by column, in the order of prerendered pages. */
export function encodeSearchData(
  all: readonly Listing[],
  family: Family,
  purpose: Purpose,
  indexes: WordsWithIndexes,
  rates: readonly RateTable[] = [],
): EncodedSearchData {
  const listings = listingsOf(all, family, purpose);
  const bySite = groupBy(listings, (listing) => `${listing.area} ${buildingKey(listing)}`);
  const siteOf = new Map(
    [...bySite.values()].flatMap((here, site) => here.map((listing) => [listing, site])),
  );
  const firsts = [...bySite.values()].map((here) => here[0] as Listing);
  const slugEnds = [...bySite.values()].map(mostCommonEnd);
  const words = decodeWords(indexes.words, defaultLocale);
  const area = firsts.map((listing) => indexes.areaIndex.get(listing.area) ?? -1);
  const building = firsts.map((listing) => indexes.buildingIndex.get(buildingKey(listing)) ?? -1);
  const sites: EncodedSearchData['sites'] = {
    area,
    building,
    slugEnd: slugEnds.map((end, at) =>
      end === usualSlugEnd(words, area[at] ?? -1, building[at] ?? -1) ? 0 : end,
    ),
    lat: firsts.map(({ point }) => hundredThousandths(point.lat)),
    lng: firsts.map(({ point }) => hundredThousandths(point.lng)),
  };
  const pictures = [...new Set(listings.flatMap(({ gallery }) => gallery.slice(0, picturesOfIndex)))];
  const site = listings.map((listing) => siteOf.get(listing) ?? 0);
  const columns = encodeColumns(listings, { site, sites, pictures, projectIndex: indexes.projectIndex });
  const filled = columnNames.filter((name) => columns[name].some((value) => value !== 0));
  return {
    words: indexes.words.key,
    family,
    purpose,
    count: listings.length,
    sites,
    pictures,
    features: encodeFeatures(listings),
    columns: Object.fromEntries(filled.map((name) => [name, columns[name]])),
    ...encodeSlugs(listings, columns, slugEnds),
    ...encodeFigures({ family, purpose }, rates),
  };
}
