import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Actions } from 'gatsby';
import { localisePath } from '../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';
import { pageViewId, type Sourced } from './createNodes';
import type { PlannedPage } from './plannedPages';
import { valuationPlaces } from './views/calculators';

/** The places that a home can be valued in, by language: `src/components/calculators/ValuationStart.tsx` reads them. */
const valuationPlacesFile = resolve('.cache/valuationPlaces.js');

/** The wildcards and the landing pages beneath them: all that the browser must know of paths. */
export const matchPathsFile = resolve('.cache/wildcards.json');

/** What gatsby-plugin-react-i18next reads of a page; it leaves alone the pages that bring it themselves. */
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

/** Pages out: carries out the plan in every language; the plugin adds the pages of `src/pages` by itself. */
export function createPages(
  { createPage }: Pick<Actions, 'createPage'>,
  { plan, views }: Pick<Sourced, 'plan' | 'views'>,
): void {
  for (const code of localeCodes) {
    for (const { path, template, namespaces, matchPath } of plan) {
      createPage({
        path: localisePath(path, code),
        component: resolve(`src/templates/${template}.tsx`),
        context: {
          id: pageViewId(path, code),
          namespaces,
          ...i18nContext(path, code),
        },
        ...(matchPath && { matchPath: localisePath(matchPath, code) }),
      });
    }
  }
  writeMatchPaths(plan);
  const places = localeCodes.map((code) => [code, valuationPlaces(views[code])]);
  writeFileSync(valuationPlacesFile, `export default ${JSON.stringify(Object.fromEntries(places))};\n`);
}

/**
 * The languages plugin makes the Arabic not-found page answer for `/ar/ar/*`, and the browser then draws nothing at its own
 * address. Hosts decide what is not found; the page needs no wildcard.
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
 * Gatsby would hand every page beneath a wildcard to the browser, thousands of them. This list holds only the wildcards
 * and the pages of content beneath them; `src/runtime/findPath.ts` does the rest.
 */
function writeMatchPaths(plan: readonly PlannedPage[]): void {
  const wildcards = plan.filter(({ matchPath }) => matchPath);
  const folders = wildcards.map(({ matchPath }) => String(matchPath).slice(0, -1));
  const kept = plan.filter(
    ({ path, template }) => template !== 'Search' && folders.some((folder) => path.startsWith(folder)),
  );
  const entries = localeCodes.flatMap((code) =>
    [...kept, ...wildcards].map(({ path, matchPath }) => ({
      path: localisePath(path, code),
      matchPath: localisePath(matchPath ?? path, code),
    })),
  );
  mkdirSync(dirname(matchPathsFile), { recursive: true });
  writeFileSync(matchPathsFile, JSON.stringify(entries));
}
