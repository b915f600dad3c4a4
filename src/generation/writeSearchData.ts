import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Family, Purpose } from '../domain/content/listings';
import type { CardCommons } from '../domain/search/cardDetails';
import type { PictureTable } from '../domain/search/pictureTable';
import { makeReferenceList } from '../domain/search/referenceList';
import { decodeSearchData, type SearchData } from '../domain/search/searchData';
import {
  dataName,
  type SearchFileList,
  type SearchFiles,
  searchFilesAddress,
} from '../domain/search/searchFiles';
import { decodeWords, type SearchWords } from '../domain/search/searchWords';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { picturesOfCard, picturesOfIndex } from './encodeCardDetails';
import { planSearchFiles } from './encodeSearchData';
import type { SiteContent } from './siteContent';
import { siteUrl } from './siteUrl';
import { writeChanged } from './writeChanged';

/** The search data files: URLs for the search screen, and the text of each file by its URL. */
type SearchPlan = { files: SearchFiles; texts: Map<string, string> };

const plans = new WeakMap<SiteContent, SearchPlan>();

/** Plans the search data files, including the pictures of cards. Cached for each content. */
export function searchPlanOf(site: SiteContent): SearchPlan {
  const known = plans.get(site);
  if (known) return known;
  const { files: ofHomes, texts, add } = planSearchFiles(site.content);
  const files: SearchFileList = {
    ...ofHomes,
    pictures: add('pictures', tableOf(site, firstPictures(site))),
    cards: add('cards', cardCommons(site)),
    references: add('references', makeReferenceList(site.content.listings)),
    made: site.today,
  };
  texts.set(searchFilesAddress, JSON.stringify(files));
  const plan = { files, texts };
  plans.set(site, plan);
  return plan;
}

/** The search index of a family and purpose as the browser decodes it. */
export function searchIndexFrom(
  site: SiteContent,
  of: { family: Family; purpose: Purpose },
  code: LocaleCode,
): { data: SearchData; words: SearchWords } {
  const { files, texts } = searchPlanOf(site);
  const read = (address = '') => JSON.parse(texts.get(address) ?? 'null');
  const words = decodeWords(read(files.words), code);
  return { words, data: decodeSearchData(read(files.data[dataName(of)]), words) };
}

/** Writes the search data files under names with a content hash, and removes those of earlier builds. */
export function writeSearchData(site: SiteContent, folder: string): void {
  const { texts } = searchPlanOf(site);
  const place = dirname(searchFilesAddress);
  mkdirSync(join(folder, place), { recursive: true });
  for (const name of readdirSync(join(folder, place)))
    if (name.endsWith('.json') && !texts.has(`${place}/${name}`)) rmSync(join(folder, place, name));
  for (const [path, text] of texts) writeChanged(join(folder, path), text);
}

/** The pictures that cards can begin with: the first two of each gallery. */
function firstPictures({ content }: SiteContent): string[] {
  return content.listings.flatMap(({ gallery }) => gallery.slice(0, picturesOfIndex));
}

/** The agents, and the further pictures of cards. */
function cardCommons(site: SiteContent): CardCommons {
  const { listings } = site.content;
  const first = new Set(firstPictures(site));
  const further = listings.flatMap(({ gallery }) => gallery.slice(picturesOfIndex, picturesOfCard));
  const slugs = [...new Set(listings.map(({ agent }) => agent))].sort();
  const agents = slugs.map((slug) => {
    const { name, phone, whatsapp, email } = site.get('team', slug);
    return [slug, { name, phone, whatsapp: whatsapp ?? site.site.whatsapp, email }];
  });
  return {
    siteUrl,
    agents: Object.fromEntries(agents),
    pictures: tableOf(
      site,
      further.filter((file) => !first.has(file)),
    ),
  };
}

function tableOf(site: SiteContent, files: readonly string[]): PictureTable {
  return Object.fromEntries(
    [...new Set(files)].sort().map((file) => {
      const words = localeCodes.map((code) => [code, site.picture(file, code).alt]);
      return [file, { ...site.picture(file, defaultLocale), alt: Object.fromEntries(words) }];
    }),
  );
}
