import { distance } from '../../domain/content/distance';
import {
  type Family,
  type Listing,
  type PropertyType,
  type Purpose,
  propertyTypes,
} from '../../domain/content/listings';
import { pageSize } from '../../domain/search/paginate';
import { countryOfFamily, resultsPath } from '../../domain/search/query';
import type { SearchContent } from '../../domain/site/pageContent';
import { type searchFolders, searchScreenPath } from '../../domain/site/paths';
import { popularSearches } from './blocks';
import type { PageViews } from './pageViews';

/** What a page of results is about. */
export type ResultsOf = { family: Family; purpose: Purpose; area: string; type: PropertyType | null };

const groups: Record<Family, Record<Purpose, string>> = {
  residential: { rent: 'rent', sale: 'sale' },
  commercial: { rent: 'commercial', sale: 'commercial' },
  'off-plan': { rent: 'off-plan', sale: 'off-plan' },
  'new-homes': { rent: 'new-homes', sale: 'new-homes' },
};

/** "Apartments for rent in Lusail", for titles and headings. */
export function resultsTitle(
  { words, site, code }: PageViews,
  { family, purpose, area, type }: ResultsOf,
): string {
  const what = type ? words(`search.types.${type}`) : words(`search.family.${family}.any`);
  const place = site.get('areas', area).name[code];
  return words(`search.title.${purpose}`, { what, place });
}

/** The first page of results of an area and type as plain links, for whoever comes without script. */
export function resultsView(views: PageViews, of: ResultsOf): SearchContent {
  const { site, code, cards, words } = views;
  const { family, purpose, area, type } = of;
  const all = site.listingsIn(area, { family, purpose });
  const found = type ? all.filter((listing) => listing.type === type) : all;
  const title = resultsTitle(views, of);
  const link = (to: Partial<ResultsOf>, label: string, count: number) => ({
    label,
    count,
    path: resultsPath({ ...of, ...to }),
  });
  const types = propertyTypes
    .map((name) =>
      link(
        { type: name },
        words(`search.types.${name}`),
        all.filter((listing) => listing.type === name).length,
      ),
    )
    .filter(({ count }) => count > 0);
  const above = site.placesOf(area).slice(1).reverse();
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
      title,
      total: found.length,
      cards: found.slice(0, pageSize).map((listing) => cards.listing(listing)),
      types,
      areas: areasBeside(views, of).map(({ slug, count }) =>
        link({ area: slug, type: null }, site.get('areas', slug).name[code], count),
      ),
    },
    popular: popularSearches(views, groups[family][purpose]).slice(0, 8),
  };
}

/** Places within the area that have stock, the fullest first; where it has none, its neighbours by distance. */
function areasBeside(
  { site }: PageViews,
  { family, purpose, area }: ResultsOf,
): { slug: string; count: number }[] {
  const counted = (slugs: string[]) =>
    slugs
      .map((slug) => ({ slug, count: site.listingsIn(slug, { family, purpose }).length }))
      .filter(({ count }) => count > 0);
  const children = counted(
    site.content.areas.filter(({ parent }) => parent === area).map(({ slug }) => slug),
  );
  if (children.length > 0) return children.sort((a, b) => b.count - a.count).slice(0, 12);
  const self = site.get('areas', area);
  const near = site.content.areas
    .filter(({ slug, kind, parent }) => slug !== area && kind !== 'country' && parent === self.parent)
    .sort((a, b) => distance(self.point, a.point) - distance(self.point, b.point));
  return counted(near.map(({ slug }) => slug)).slice(0, 8);
}

/** The screen that answers for every path beneath a search folder that is not prerendered. */
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

/** Every family, purpose, area and type that has homes to be had: the pages of results worth prerendering. */
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
  for (const family of new Set(listings.map((listing) => listing.family))) {
    const purposes = new Set(
      listings.filter((listing) => listing.family === family).map(({ purpose }) => purpose),
    );
    for (const purpose of purposes) {
      const of = { family, purpose, area: countryOfFamily(family), type: null };
      found.set(resultsPath(of), of);
    }
  }
  return [...found.values()];
}
