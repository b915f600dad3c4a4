import { resolve } from 'node:path';
import type { Actions, Page } from 'gatsby';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { pageViewId } from './plannedNodes';
import type { PlannedPage } from './plannedPages';
import type { Sourced } from './sourceSite';
import { valuationPlaces } from './views/calculators';

/** The places that the valuation offers, by language. `src/components/calculators/ValuationStart.tsx` imports them. */
const valuationPlacesFile = resolve('.cache/valuationPlaces.js');

/** The list of wildcard paths and of the content pages below them, which the browser needs to resolve paths. */
export const matchPathsFile = resolve('.cache/wildcards.json');

/** The page context of gatsby-plugin-react-i18next. The plugin does not process pages that already have it. */
function i18nContext(path: string, code: LocaleCode) {
  return {
    language: code,
    i18n: {
      language: code,
      languages: localeCodes,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: code !== defaultLocale,
      originalPath: path,
      path: localisePath(path, code),
    },
  };
}

/** Creates all planned pages in every language. The i18n plugin itself adds the pages of `src/pages`. */
export function createPages(
  { createPage }: Pick<Actions, 'createPage'>,
  sourced: Pick<Sourced, 'plan'>,
): void {
  for (const page of pagesOf(sourced)) createPage(page);
}

/**
 * Creates the pages that differ from those that Gatsby keeps by itself, and deletes those of them that are not planned
 * any more. A page that once differed is created again in each run, because Gatsby deletes it otherwise.
 * @param kept the pages that `createPagesStatefully` created, by path, in JSON; brought up to date
 */
export function createChangedPages(
  { createPage, deletePage }: Pick<Actions, 'createPage' | 'deletePage'>,
  sourced: Pick<Sourced, 'plan'>,
  kept: Map<string, string>,
): void {
  const gone = new Map(kept);
  for (const page of pagesOf(sourced)) {
    gone.delete(page.path);
    if (kept.get(page.path) === JSON.stringify(page)) continue;
    kept.delete(page.path);
    createPage(page);
  }
  for (const [path, page] of gone) {
    kept.delete(path);
    deletePage(JSON.parse(page));
  }
}

/** The pages to create, in every language. */
export function pagesOf({ plan }: Pick<Sourced, 'plan'>): Page[] {
  return localeCodes.flatMap((code) =>
    plan.map(({ path, template, namespaces, matchPath }) => ({
      path: localisePath(path, code),
      component: resolve(`src/templates/${template}.tsx`),
      context: {
        id: pageViewId(path, code),
        namespaces,
        ...i18nContext(path, code),
      },
      ...(matchPath && { matchPath: localisePath(matchPath, code) }),
    })),
  );
}

/** Returns the modules for the browser that depend on all pages. */
export function pageModules({
  plan,
  views,
}: Pick<Sourced, 'plan' | 'views'>): [file: string, text: string][] {
  const places = localeCodes.map((code) => [code, valuationPlaces(views[code])]);
  return [
    [matchPathsFile, JSON.stringify(matchPaths(plan))],
    [valuationPlacesFile, `export default ${JSON.stringify(Object.fromEntries(places))};\n`],
  ];
}

/**
 * Removes the wildcard of not-found pages. The i18n plugin gives the Arabic one the match path `/ar/ar/*`, with which
 * the page renders nothing at its own path. Hosts serve the page, so it needs no wildcard.
 */
export function dropWildcard(
  page: { path: string; matchPath?: string | null | undefined },
  { createPage, deletePage }: Pick<Actions, 'createPage' | 'deletePage'>,
): void {
  if (!page.matchPath || !/\/404(\/|\.html)/.test(page.path)) return;
  deletePage(page as Parameters<typeof deletePage>[0]);
  createPage({ ...(page as Parameters<typeof createPage>[0]), matchPath: undefined });
}

/**
 * Returns the list of paths for `src/runtime/findPath.ts`: wildcards and the content pages below them. Gatsby's own list
 * would contain every page below a wildcard, which are thousands.
 */
function matchPaths(plan: readonly PlannedPage[]): { path: string; matchPath: string }[] {
  const wildcards = plan.filter(({ matchPath }) => matchPath);
  const folders = wildcards.map(({ matchPath }) => String(matchPath).slice(0, -1));
  const kept = plan.filter(
    ({ path, template }) => template !== 'Search' && folders.some((folder) => path.startsWith(folder)),
  );
  return localeCodes.flatMap((code) =>
    [...kept, ...wildcards].map(({ path, matchPath }) => ({
      path: localisePath(path, code),
      matchPath: localisePath(matchPath ?? path, code),
    })),
  );
}
