import type { Family, Listing, PropertyType, Purpose } from '../../domain/content/listings';
import { pageSize } from '../../domain/search/paginate';
import { defaultQuery, resultsPath } from '../../domain/search/query';
import { dataName } from '../../domain/search/searchFiles';
import { surroundingsOf } from '../../domain/search/surroundings';
import { typeKey } from '../../domain/search/typeKey';
import type { SearchContent } from '../../domain/site/pageContent';
import { type searchFolders, searchScreenPath } from '../../domain/site/paths';
import type { SiteContent } from '../siteContent';
import { searchIndexFrom } from '../writeSearchData';
import { popularSearches } from './blocks';
import type { PageViews } from './pageViews';

/** The query of a page of results. */
export type ResultsOf = { family: Family; purpose: Purpose; area: string; type: PropertyType | null };

/** Title and heading of a page of results: "Apartments for rent in Lusail". */
export function resultsTitle(
  { words, site, code }: PageViews,
  { family, purpose, area, type }: ResultsOf,
): string {
  const what = type ? words(typeKey(family, type)) : words(`search.family.${family}.any`);
  const place = site.get('areas', area).name[code];
  return words(`search.title.${purpose}`, { what, place });
}

/** The homes of a page of results, newest first. */
export function resultsHomes(site: SiteContent, { family, purpose, area, type }: ResultsOf): Listing[] {
  const all = site.listingsIn(area, { family, purpose });
  return type ? all.filter((listing) => listing.type === type) : all;
}

/** The first page of results of an area and type, prerendered as plain links that work without JavaScript. */
export function resultsView(views: PageViews, of: ResultsOf): SearchContent {
  const { site, code, cards, words } = views;
  const { family, purpose, area } = of;
  const found = resultsHomes(site, of);
  const title = resultsTitle(views, of);
  const above = site.placesOf(area).slice(1).reverse();
  const searchIndex = searchIndexOf(views, of);
  const query = { ...defaultQuery(family, purpose), areas: [area] };
  return {
    ...views.frame({
      path: resultsPath(of),
      title,
      description: words(`search.description.${purpose}`, {
        title,
        count: found.length,
        family: words(`search.family.${family}.any`),
      }),
      label: title,
      steps: above.map(({ slug }) => ({
        label: resultsTitle(views, { ...of, area: slug, type: null }),
        path: resultsPath({ family, purpose, area: slug, type: null }),
      })),
      picture: found[0]?.gallery[0],
    }),
    results: {
      ...of,
      areaName: site.get('areas', area).name[code],
      title,
      total: found.length,
      cards: cards.listings(found.slice(0, pageSize)),
      surroundings: surroundingsOf(searchIndex.data, searchIndex.words, query),
    },
    popular: popularSearches(views, family === 'residential' ? purpose : family).slice(0, 8),
  };
}

const searchIndexes = new WeakMap<PageViews, Map<string, ReturnType<typeof searchIndexFrom>>>();

/** The search index that the browser will use, decoded once for all pages of a family and purpose. */
function searchIndexOf(views: PageViews, of: ResultsOf): ReturnType<typeof searchIndexFrom> {
  const known = searchIndexes.get(views) ?? new Map();
  searchIndexes.set(views, known);
  const name = dataName(of);
  if (!known.has(name)) known.set(name, searchIndexFrom(views.site, of, views.code));
  return known.get(name);
}

/** The search screen for paths below a search folder that are not prerendered. */
export function searchScreenView(views: PageViews, folder: (typeof searchFolders)[number]): SearchContent {
  const key = folder.replaceAll('/', '');
  return {
    ...views.frame({
      path: searchScreenPath(folder),
      title: views.words(`search.screen.${key}`),
      description: views.words('search.screen.description'),
      label: views.words(`search.screen.${key}`),
      steps: [],
      noindex: true,
    }),
    results: null,
    popular: popularSearches(views, null).slice(0, 8),
  };
}

/** The queries with open homes, by family, purpose, area and type. Their pages of results are prerendered. */
export function resultsWithStock(
  listings: readonly Listing[],
  placesOf: (area: string) => { slug: string }[],
): ResultsOf[] {
  const found = new Map<string, ResultsOf>();
  for (const { family, purpose, area, type } of listings) {
    for (const { slug } of placesOf(area)) {
      for (const narrowed of [null, type]) {
        const of = { family, purpose, area: slug, type: narrowed };
        found.set(resultsPath(of), of);
      }
    }
  }
  return [...found.values()];
}
