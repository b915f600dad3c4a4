import type { SourceNodesArgs } from 'gatsby';
import { formIds } from '../domain/forms/forms';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { floorPlanWords } from './floorPlanWords';
import { loadContent } from './loadContent';
import {
  dictionaryParts,
  formDictionary,
  formNamespace,
  receiptDictionary,
  receiptNamespace,
} from './namespaces';
import { type PlannedPage, planPages } from './plannedPages';
import { processPictures } from './processPictures';
import type { Digests } from './reportChanges';
import { SiteContent } from './siteContent';
import { translateFloorPlan } from './translateFloorPlan';
import { copyVideos } from './videoFiles';
import { PageViews } from './views/pageViews';
import { createWords, type Dictionaries, readDictionaries, type Words } from './words';

/** GraphQL types. A page's view is a single JSON value, so content fields are not declared a second time. */
export const typeDefinitions = `
  type PageView implements Node @dontInfer { path: String!, language: String!, content: JSON! }
  type Locale implements Node @dontInfer { language: String!, ns: String!, data: JSON! }
  type SiteFrame implements Node @dontInfer { language: String!, content: JSON! }
`;

/** The results of sourcing that later Gatsby hooks need. */
export type Sourced = {
  site: SiteContent;
  plan: PlannedPage[];
  words: Record<LocaleCode, Words>;
  views: Record<LocaleCode, PageViews>;
  /** Hashes of the nodes, for the build's report. */
  digests: Digests;
  /** The planned pages by their path. */
  pages: ReadonlyMap<string, PlannedPage>;
  /** Resolves when all pictures are in the public folder. */
  picturesMade: Promise<void>;
};

/** The fields of a page's node by which its view is found. */
export type PageNode = { path: string; language: LocaleCode };

/** The id of a page's node, which the page query uses as its variable. */
export function pageViewId(path: string, code: LocaleCode): string {
  return `PageView ${localisePath(path, code)}`;
}

/**
 * Reads and checks `content/` and `locales/`, starts processing the pictures, plans the pages, and creates the Gatsby
 * nodes: one for the view of every page in every language, one for each dictionary and one for the layout.
 * @param today ISO date as of which jobs and articles are shown
 * @param stamp for development: a value that differs at every call. The nodes contain it instead of the views, which
 * `resolveView` then makes of the pages that are open
 * @throws an error that lists all faults in the content
 */
export async function createNodes(
  args: SourceNodesArgs,
  root: string,
  siteUrl: string,
  today: string,
  stamp: number | null = null,
): Promise<Sourced> {
  const { reporter } = args;
  const content = await loadContent(root);
  const dictionaries = readDictionaries(`${root}/locales`);
  const words = createWords(dictionaries);
  const say = floorPlanWords(dictionaries[defaultLocale].plans ?? {});
  const { pictures, made } = await processPictures(content.pictures, {
    folder: `${root}/content/pictures`,
    cacheFolder: `${root}/.build-cache/pictures`,
    publicFolder: `${root}/public`,
    planIn: (svg, code) => translateFloorPlan(svg, code, (label) => say(label, words[code])),
  });
  // Nothing awaits the pictures while Gatsby bundles, so a failure is reported here as well.
  made.catch(({ message }: Error) => (stamp === null ? reporter.panic(message) : reporter.error(message)));
  copyVideos(content.listings, `${root}/public`);
  const site = new SiteContent(content, pictures, today);
  for (const notice of site.notices) reporter.info(notice);
  const plan = planPages(site);
  const digests: Digests = {};
  const views = {} as Record<LocaleCode, PageViews>;
  for (const code of localeCodes) {
    views[code] = new PageViews(site, code, words[code], siteUrl);
    for (const page of plan) {
      const content = stamp === null ? page.view(views[code]) : { stamp };
      const node = { path: page.path, language: code, content };
      note(page.template, addNode(args, 'PageView', pageViewId(page.path, code), node));
    }
    const all = withFallback(dictionaries[code], dictionaries[defaultLocale]);
    const frame = { ...views[code].siteFrame(), common: all.common ?? {} };
    note('layout', addNode(args, 'SiteFrame', `SiteFrame ${code}`, { language: code, content: frame }));
    for (const added of addLocaleNodes(args, code, all)) note('words', added);
  }
  const pages = new Map(plan.map((page) => [page.path, page]));
  return { site, plan, words, views, digests, pages, picturesMade: made };

  function note(kind: string, [id, digest]: [string, string]): void {
    const known = digests[kind] ?? {};
    known[id] = digest;
    digests[kind] = known;
  }
}

/** Returns the view of a page, as a build stores it in the page's node. */
export function resolveView({ pages, views }: Sourced, { path, language }: PageNode): object {
  const page = pages.get(path);
  if (!page) throw new Error(`No page is planned at ${path}`);
  return page.view(views[language]);
}

/** Adds texts in the default language for keys that a language lacks. */
function withFallback(own: Dictionaries, fallback: Dictionaries): Dictionaries {
  return Object.fromEntries(
    Object.entries(fallback).map(([namespace, words]) => [namespace, { ...words, ...own[namespace] }]),
  );
}

function addLocaleNodes(
  args: SourceNodesArgs,
  code: LocaleCode,
  dictionaries: Dictionaries,
): [string, string][] {
  const ofForms = formIds.map(
    (form) => [formNamespace(form), formDictionary(form, dictionaries.forms ?? {})] as const,
  );
  const ofReceipt = [receiptNamespace, receiptDictionary(dictionaries.forms ?? {})] as const;
  const { common: _inFrame, ...others } = dictionaries;
  const all = [...Object.entries(others), ...dictionaryParts(dictionaries), ...ofForms, ofReceipt];
  return all.map(([ns, dictionary]) =>
    addNode(args, 'Locale', `Locale ${code} ${ns}`, { language: code, ns, data: dictionary }),
  );
}

/** @returns the node's id and the hash of its content */
function addNode(
  { actions, createContentDigest }: SourceNodesArgs,
  type: string,
  id: string,
  fields: object,
): [string, string] {
  const contentDigest = createContentDigest(fields);
  actions.createNode({
    id,
    ...fields,
    parent: null,
    children: [],
    internal: { type, contentDigest },
  });
  return [id, contentDigest];
}
