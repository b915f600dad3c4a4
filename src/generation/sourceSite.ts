import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import type { Content } from '../domain/content/collections';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { floorPlanWords } from './floorPlanWords';
import { loadContent } from './loadContent';
import { type PlannedPage, planPages } from './plannedPages';
import { type ProcessedPictures, processPictures } from './processPictures';
import { SiteContent } from './siteContent';
import { siteUrl } from './siteUrl';
import { today } from './today';
import { translateFloorPlan } from './translateFloorPlan';
import { copyVideos } from './videoFiles';
import { PageViews } from './views/pageViews';
import { createWords, type Dictionaries, readDictionaries, type Words } from './words';

/** Everything that was read and planned, which nodes, pages and written files are made of. */
export type Sourced = {
  site: SiteContent;
  plan: PlannedPage[];
  /** The planned pages by their path. */
  pages: ReadonlyMap<string, PlannedPage>;
  dictionaries: Record<LocaleCode, Dictionaries>;
  words: Record<LocaleCode, Words>;
  views: Record<LocaleCode, PageViews>;
  /** Resolves when all pictures are in the public folder. */
  picturesMade: Promise<void>;
  /** The same, on all cores from then on. */
  finishPictures: () => Promise<void>;
};

/**
 * Reads and checks `content/` and `locales/`, starts processing the pictures, and plans the pages.
 * @throws ContentFaults if there are any
 */
export async function sourceSite(reporter: Pick<Reporter, 'info'>): Promise<Sourced> {
  const root = process.cwd();
  const content = await loadContent(root);
  const dictionaries = readDictionaries(`${root}/locales`);
  const words = createWords(dictionaries);
  const { pictures, made, finish } = await picturesOf(content, root, dictionaries, words);
  copyVideos(content.listings, `${root}/public`);
  const site = new SiteContent(content, pictures, today());
  for (const notice of site.notices) reporter.info(notice);
  const plan = planPages(site);
  const pages = new Map(plan.map((page) => [page.path, page]));
  const views = Object.fromEntries(
    localeCodes.map((code) => [code, new PageViews(site, code, words[code], siteUrl)]),
  ) as Record<LocaleCode, PageViews>;
  return { site, plan, pages, dictionaries, words, views, picturesMade: made, finishPictures: finish };
}

/** The pictures of the last call, and the state of the files and texts that they were made of. */
let last: { state: string; processed: ProcessedPictures } | undefined;

/** Processes the pictures unless nothing has changed since the last call. */
async function picturesOf(
  { pictures }: Content,
  root: string,
  dictionaries: Sourced['dictionaries'],
  words: Sourced['words'],
): Promise<ProcessedPictures> {
  const folder = `${root}/content/pictures`;
  const files = pictures.map(({ file, ...entry }) => {
    const { ino, ctimeMs, size } = statSync(join(folder, file));
    return [file, entry.kind, entry.width, entry.height, ino, ctimeMs, size];
  });
  const texts = localeCodes.map((code) => dictionaries[code].plans);
  const state = JSON.stringify([files, texts]);
  if (last?.state === state) return last.processed;
  const say = floorPlanWords(dictionaries[defaultLocale].plans ?? {});
  const processed = await processPictures(pictures, {
    folder,
    cacheFolder: `${root}/.build-cache/pictures`,
    publicFolder: `${root}/public`,
    planIn: (svg, code) => translateFloorPlan(svg, code, (label) => say(label, words[code])),
  });
  last = { state, processed };
  return processed;
}
