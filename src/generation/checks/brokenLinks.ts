import type { CollectionName } from '../../domain/content/collections';
import { withoutLocale } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import type { ContentItem } from '../parseContent';
import { show } from '../show';
import { siteUrl } from '../siteUrl';
import { didYouMean } from '../suggest';
import type { CheckInput } from './check';
import { type Link, linksOf } from './links';
import { neededPages } from './needed';
import { indexPlaces, type PlaceIndex } from './placeIndex';
import { itemId, type MissingTarget, namesIn } from './references';
import {
  hasResults,
  mayStandAt,
  ownPaths,
  parameterNames,
  pathOfSlug,
  pathsOf,
  placeOfResults,
} from './sitePaths';

/** Everything that a link can lead to. */
type Site = {
  items: readonly ContentItem[];
  paths: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
  places: PlaceIndex;
  /** Names of pages at a path that another item has too, which `checkPaths` reports. */
  misplaced: readonly string[];
};

/** Finds links to pages that do not exist and values that are no URL. */
export function findBrokenLinks({ items }: CheckInput): MissingTarget[] {
  const redirects = items.flatMap(({ value }) => ('redirects' in value ? (value.redirects ?? []) : []));
  const site: Site = {
    items,
    paths: new Set([...items.flatMap(pathsOf), ...ownPaths(items)]),
    moved: new Map(redirects.flatMap((each) => (each?.from && each.to ? [[each.from, each.to]] : []))),
    places: indexPlaces(items),
    misplaced: misplacedPages(items),
  };
  return items.flatMap((item) => linksOf(item).flatMap((link) => brokenTargetsOf(link, site)));
}

/** Names of pages at a path that another item has too. */
function misplacedPages(items: readonly ContentItem[]): string[] {
  const others = new Set(items.filter(({ collection }) => collection !== 'pages').flatMap(pathsOf));
  return items
    .filter((item) => item.collection === 'pages' && pathsOf(item).some((path) => others.has(path)))
    .flatMap(({ names }) => names);
}

function brokenTargetsOf(link: Link, site: Site): MissingTarget[] {
  const { href, isPicture, ...place } = link;
  const wrong = (expected: string, id = `link ${place.file} ${place.path} ${href}`): MissingTarget[] => [
    { ...place, id, found: show(href), expected },
  ];
  if (isPicture) return wrong('no picture within a text');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'mailto')
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(href) ? [] : wrong('an e-mail address');
  if (scheme === 'tel')
    return /^tel:\+\d{7,15}$/.test(href) ? [] : wrong('a number such as "tel:+97440000000"');
  if (scheme === 'http') return wrong('an address that begins with https://');
  if (scheme === 'https') return brokenAddress(link, wrong, site);
  if (scheme) return wrong('a path such as "/about/" or an address that begins with https://');
  if (href.startsWith('#')) return [];
  if (!href.startsWith('/') || href.startsWith('//')) {
    return wrong(`a path from the site’s beginning, such as "/about/"${guess(href, site)}`);
  }
  return brokenPath(href, wrong, site, place);
}

type Wrong = (expected: string, id?: string) => MissingTarget[];

function brokenAddress({ href, isField }: Link, wrong: Wrong, site: Site): MissingTarget[] {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !/\.[a-z]{2,}$/i.test(url.hostname)) return wrong('an address such as "https://www.gov.qa/"');
  if (url.origin !== siteUrl) return [];
  const path = withoutLocale(url.pathname);
  if (!isField) return wrong(`the path alone, "${path}"`);
  return site.paths.has(path) ? [] : wrong(`an address that is there${guess(path, site)}`);
}

function brokenPath(href: string, wrong: Wrong, site: Site, place: Omit<Link, 'href'>): MissingTarget[] {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(href) ?? [];
  if (localeCodes.some((code) => path.startsWith(`/${code}/`))) return wrong('a path without its language');
  const to = site.moved.get(path);
  if (site.paths.has(path)) return [];
  if (to && !/^redirects\./.test(place.path)) return wrong(`"${to}", where that has moved`);
  // `checkNeeded` reports missing pages that code links to.
  if (to || neededPages.includes(path)) return [];
  if (hasResults(path, site.places)) {
    const unknown = [...new URLSearchParams(query).keys()].find((name) => !parameterNames.includes(name));
    return unknown ? wrong(`no "${unknown}" after the "?"${didYouMean(unknown, parameterNames)}`) : [];
  }
  if (
    site.items.some((item) => mayStandAt(path, item)) ||
    site.misplaced.some((name) => path.endsWith(`/${name}/`))
  )
    return [];
  const results = placeOfResults(path);
  if (results && site.places.has(results.area)) {
    // `checkAreas` reports an area whose parents are invalid.
    return site.places.countryOf(results.area) ? wrong(`results for a place in ${results.country}`) : [];
  }
  if (results) {
    const known = namesIn(site.items, 'areas');
    return wrong(
      `results for a place in content/areas/${didYouMean(results.area, known)}`,
      itemId('areas', results.area),
    );
  }
  return wrong(`the path of a page${guess(path, site)}`, missingItem(path) ?? `path ${path}`);
}

/** Id of the item whose page a path would be, so that a missing item is reported once for links and references. */
function missingItem(path: string): string | null {
  for (const [collection, pathOf] of Object.entries(pathOfSlug)) {
    const [start = ''] = (pathOf as (slug: string) => string)(' ').split(' ');
    const slug = path.slice(start.length, -1);
    if (start.length > 1 && path.startsWith(start) && slug && !slug.includes('/')) {
      return itemId(collection as CollectionName, slug);
    }
  }
  return null;
}

function guess(href: string, site: Site): string {
  const path = `/${href.replace(/^[./]+/, '').replace(/[?#].*$/, '')}`.toLowerCase();
  if (site.paths.has(path) && path !== href) return ` (did you mean "${path}"?)`;
  const ending = [...site.paths].filter(
    (each) => path !== '/' && each.endsWith(path.endsWith('/') ? path : `${path}/`),
  );
  if (ending.length === 1) return ` (did you mean "${ending[0]}"?)`;
  return didYouMean(path, site.paths);
}
