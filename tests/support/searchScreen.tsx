import { vi } from 'vitest';
import { SearchScreen } from '../../src/components/search/SearchScreen';
import type { Listing } from '../../src/domain/content/listings';
import type { CardCommons } from '../../src/domain/search/cardDetails';
import type { PictureTable } from '../../src/domain/search/pictureTable';
import { defaultQuery, resultsPath } from '../../src/domain/search/query';
import { makeReferenceList } from '../../src/domain/search/referenceList';
import { search } from '../../src/domain/search/search';
import { decodeSearchData } from '../../src/domain/search/searchData';
import { dataName } from '../../src/domain/search/searchFiles';
import { decodeWords } from '../../src/domain/search/searchWords';
import { summaryAt } from '../../src/domain/search/summaryAt';
import { surroundingsOf } from '../../src/domain/search/surroundings';
import type { SearchContent } from '../../src/domain/site/pageContent';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import type { LocaleCode } from '../../src/i18n/locales';
import { madeContent } from './madeSearchIndex';

const content = madeContent(900, 21);
const { files: planned, texts } = planSearchFiles(content);

/** A picture for each file name in the listings. */
const pictures: PictureTable = Object.fromEntries(
  content.listings.map(({ gallery }) => {
    const file = gallery[0] ?? '';
    return [file, pictureOf(file)];
  }),
);

function pictureOf(file: string): PictureTable[string] {
  const alt = { en: `Picture ${file}`, ar: `صورة ${file}` };
  return { width: 1600, height: 1067, color: '#123456', path: `/static/${file}`, kind: 'photo', alt };
}

const files = { ...planned, pictures: '/search/pictures.1.json', cards: '/search/cards.1.json' };

/** The same contact for every agent of the listings. */
export const madeAgent = {
  name: { en: 'Sara Haddad', ar: 'سارة حداد' },
  phone: '+974 4000 1203',
  whatsapp: '+974 5000 1203',
  email: 'sara@safabay.example',
};
const commons: CardCommons = {
  siteUrl: 'https://safabay.example',
  agents: Object.fromEntries(content.listings.map(({ agent }) => [agent, madeAgent])),
  pictures: Object.fromEntries(
    content.listings.flatMap(({ gallery }) => gallery.slice(1).map((file) => [file, pictureOf(file)])),
  ),
};

/** Replaces `fetch` for the search files. URLs that match `broken` fail. */
export function answerSearchFiles(broken: { current: RegExp | null } = { current: null }) {
  return vi.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (broken.current?.test(address)) throw new TypeError('Failed to fetch');
    const known: Record<string, string | undefined> = {
      '/search/files.json': JSON.stringify({ ...files, references: '/search/references.1.json' }),
      '/search/references.1.json': JSON.stringify(makeReferenceList(content.listings)),
      [files.pictures]: JSON.stringify(pictures),
      [files.cards]: JSON.stringify(commons),
    };
    const text = known[address] ?? texts.get(address);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
}

type At = { family: Listing['family']; purpose: Listing['purpose']; area: string };

const titles = { en: 'Homes for rent in Lusail', ar: 'عقارات سكنية للإيجار في لوسيل' };

/** Creates the content of a results page as the build does; with null, that of a wildcard route's page. */
export function pageOfResults(code: LocaleCode, at: At | null): SearchContent {
  const meta = { path: at ? resultsPath(at) : '/properties/search/', title: 'Search' };
  const frame = { meta, breadcrumbs: [], popular: [] } as unknown as SearchContent;
  if (!at) return { ...frame, results: null };
  const words = decodeWords(JSON.parse(texts.get(files.words) ?? ''), code);
  const data = decodeSearchData(JSON.parse(texts.get(files.data[dataName(at)] ?? '') ?? ''), words);
  const query = { ...defaultQuery(at.family, at.purpose), areas: [at.area] };
  const found = search(data, words, query);
  const cards = found.indexes.map((index) => {
    const summary = summaryAt(data, words, index);
    return { ...summary, picture: { ...pictures[summary.picture], alt: '' } };
  });
  const results = {
    ...at,
    areaName: words.areas[words.areaIndex.get(at.area) ?? -1]?.name ?? '',
    type: null,
    title: titles[code],
    total: found.total,
    cards,
    surroundings: surroundingsOf(data, words, query),
  };
  return { ...frame, results: results as unknown as SearchContent['results'] };
}

/** All listings of the content. */
export const madeListings: readonly Listing[] = content.listings;

/** Counts listings in the content. */
export function countListings(wanted: (listing: Listing) => boolean): number {
  return content.listings.filter((listing) => listing.status.startsWith('for-') && wanted(listing)).length;
}

const passOver = () => {};

/** The search page without the layout. */
export function SearchPage({ content: page }: { content: SearchContent }) {
  return <SearchScreen content={page} onFrame={passOver} />;
}
