import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from '../../domain/content/collections';
import type { Family, Listing, Purpose } from '../../domain/content/listings';
import { families, propertyTypes } from '../../domain/content/listingTerms';
import { countryOfFamily } from '../../domain/search/kind';
import { parameters } from '../../domain/search/parameters';
import { purposesOf, resultsPath } from '../../domain/search/query';
import { machinePaths } from '../../domain/site/hosting';
import {
  areaGuidePath,
  articlePath,
  brochurePath,
  careerPath,
  developmentPath,
  feedsFolder,
  listingPath,
  officePath,
  offPlanPath,
  searchFolders,
  searchScreenPath,
  teamMemberPath,
} from '../../domain/site/paths';
import { editorFolder } from '../../domain/site/securityHeaders';
import type { ContentItem } from '../parseContent';
import { suggest } from '../suggest';
import type { PlaceIndex } from './placeIndex';

/** Page path by slug, for collections whose paths depend on the slug alone. */
export const pathOfSlug: Partial<Record<CollectionName, (slug: string) => string>> = {
  areas: areaGuidePath,
  articles: articlePath,
  careers: careerPath,
  developments: developmentPath,
  offices: officePath,
  offPlan: offPlanPath,
  team: teamMemberPath,
};

/** The paths of an item's own page, for each of its names; none if it has no page or its path is invalid. */
export function pathsOf({ collection, names, value }: ContentItem): string[] {
  if (collection === 'pages') return 'path' in value && value.path ? [value.path] : [];
  if (collection === 'listings') {
    const { family, purpose, slug, reference } = value as Partial<Listing>;
    return family && purpose && slug && reference ? [listingPath({ family, purpose, slug, reference })] : [];
  }
  if (collection === 'areas' && 'guide' in value && value.guide === null && value.body === null) return [];
  const pathOf = pathOfSlug[collection];
  return pathOf ? names.map(pathOf) : [];
}

/** True if a page with an invalid path was probably meant to be at `path`. */
export function mayStandAt(path: string, { collection, names, value, raw }: ContentItem): boolean {
  if (collection !== 'pages' || ('path' in value && value.path)) return false;
  const written = (raw as { path?: unknown } | undefined)?.path;
  const near = typeof written === 'string' ? `/${written.toLowerCase().replace(/^\/|\/$/g, '')}/` : null;
  return (
    (near !== null && suggest(near, [path]) !== null) ||
    names.some((name) => path.split('/').includes(name) || (name === 'home' && path === '/'))
  );
}

/** Files and folders that the site serves besides its pages. No page can be there or below. */
const reservedFolders = [
  ...machinePaths.folders.map((name) => `/${name}/`),
  ...[feedsFolder, editorFolder, '/404/', '/500/'],
];
const reservedPages = ['/404.html', '/500.html', '/offline/', '/test/'];

/**
 * Returns a function that says why a path is reserved, or null if a page may use it.
 * @param root the project's folder, whose `static/` is served too
 */
export function reservations(root: string): (path: string) => string | null {
  const statics = existsSync(join(root, 'static')) ? readdirSync(join(root, 'static')) : [];
  const folders = [...reservedFolders, ...statics.map((name) => `/${name}/`)];
  return (path) => {
    const folder = folders.find((each) => path.startsWith(each));
    if (folder) return `${folder} is reserved`;
    if (reservedPages.includes(path)) return `${path} is reserved`;
    const search = searchFolders.find((each) => path.startsWith(each) && path !== each);
    if (search) return `all paths below ${search} belong to the search`;
    if (/^\/sitemap\/./.test(path)) return 'all paths below /sitemap/ belong to the sitemap';
    return /\.(xml|pdf)$/.test(path) ? 'only generated files have this extension' : null;
  };
}

/** Paths that the build creates in every language besides pages of content: its own pages, feeds, brochures. */
export function ownPaths(items: readonly ContentItem[]): string[] {
  const brochures = items.filter(({ collection }) => collection === 'offPlan');
  return [
    '/offline/',
    '/404/',
    '/articles/rss.xml',
    ...searchFolders.map(searchScreenPath),
    ...brochures.flatMap(({ names }) => names.map(brochurePath)),
    ...families.flatMap((family) =>
      purposesOf(family).map((purpose) => resultsPath({ family, purpose }).replace(/in-[^/]+\/$/, '')),
    ),
  ];
}

/** What a search results path shows. */
type Results = { area: string; country: string; family: Family; purpose: Purpose };

/** Reads a search results path; undefined for other paths. */
export function placeOfResults(path: string): Results | undefined {
  for (const family of families) {
    for (const purpose of purposesOf(family)) {
      const start = resultsPath({ family, purpose, area: '' }).slice(0, -1);
      if (!path.startsWith(start)) continue;
      const [area = '', type = '', ...rest] = path.slice(start.length).split('/');
      const isKnownType = type === '' || propertyTypes.some((each) => `type-${each}` === type);
      const isWhole = rest.every((part) => part === '') && path.endsWith('/');
      return isKnownType && isWhole ? { area, country: countryOfFamily(family), family, purpose } : undefined;
    }
  }
  return undefined;
}

/** True for a search results path whose area is in the country where such homes are offered. */
export function hasResults(path: string, places: PlaceIndex): boolean {
  const place = placeOfResults(path);
  return place !== undefined && places.countryOf(place.area) === place.country;
}

/** Names of the URL parameters that the search reads. */
export const parameterNames = ['also', ...Object.values(parameters).map(({ name }) => name)];
