import type { CollectionName } from '../../domain/content/collections';
import { withoutLocale } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import type { ContentItem } from '../parseContent';
import { show } from '../show';
import { siteUrl } from '../siteUrl';
import { didYouMean } from '../suggest';
import { expectedAnchor } from './anchors';
import type { CheckInput } from './check';
import { faultOfDays } from './faultOfDays';
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
  today: string;
  paths: ReadonlySet<string>;
  /** Items by the path of their page. */
  pages: ReadonlyMap<string, ContentItem>;
  moved: ReadonlyMap<string, string>;
  places: PlaceIndex;
  /** Names of pages at a path that another item has too, which `checkPaths` reports. */
  misplaced: readonly string[];
};

/**
 * Finds links to pages that do not exist, or do not exist on the days of the page with the link, and values that are no
 * URL.
 */
export function findBrokenLinks({ items, today }: CheckInput): MissingTarget[] {
  const redirects = items.flatMap(({ value }) => ('redirects' in value ? (value.redirects ?? []) : []));
  const pages = new Map(items.flatMap((item) => pathsOf(item).map((path) => [path, item] as const)));
  const site: Site = {
    items,
    today,
    paths: new Set([...pages.keys(), ...ownPaths(items)]),
    pages,
    moved: new Map(redirects.flatMap((each) => (each?.from && each.to ? [[each.from, each.to]] : []))),
    places: indexPlaces(items),
    misplaced: misplacedPages(items),
  };
  return items.flatMap((item) => linksOf(item).flatMap((link) => brokenTargetsOf({ ...link, item }, site)));
}

/** Names of pages at a path that another item has too. */
function misplacedPages(items: readonly ContentItem[]): string[] {
  const others = new Set(items.filter(({ collection }) => collection !== 'pages').flatMap(pathsOf));
  return items
    .filter((item) => item.collection === 'pages' && pathsOf(item).some((path) => others.has(path)))
    .flatMap(({ names }) => names);
}

/** A link with the item that has it. */
type ItemLink = Link & { item: ContentItem };

function brokenTargetsOf(link: ItemLink, site: Site): MissingTarget[] {
  const { href, isPicture, isField: _, code, item, ...place } = link;
  const wrong = (expected: string, id = `link ${place.file} ${place.path} ${href}`): MissingTarget[] => [
    { ...place, id, found: show(href), expected },
  ];
  if (isPicture) return wrong('no picture within a text');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'mailto')
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(href) ? [] : wrong('an email address');
  if (scheme === 'tel')
    return /^tel:\+\d{7,15}$/.test(href) ? [] : wrong('a number such as "tel:+97440000000"');
  if (scheme === 'http') return wrong('an address that begins with https://');
  if (scheme === 'https') return brokenAddress(link, wrong, site);
  if (scheme) return wrong('a path such as "/about/" or an address that begins with https://');
  if (href.startsWith('#')) {
    if (pathsOf(item).length === 0) return wrong('the path of a page before the "#"');
    const expected = expectedAnchor(href.slice(1), item, code, site.items);
    return expected ? wrong(expected) : [];
  }
  if (/^[^\s@/]+@[^\s@/]+$/.test(href)) return wrong(`"mailto:${href}"`);
  if (/^(\/\/|www\.)/i.test(href)) return wrong(`"https://${href.replace(/^\/\//, '')}"`);
  if (!href.startsWith('/')) {
    return wrong(`a path from the site’s beginning, such as "/about/"${guess(href, site)}`);
  }
  return brokenPath(link, wrong, site);
}

type Wrong = (expected: string, id?: string) => MissingTarget[];

function brokenAddress({ href, isField, item }: ItemLink, wrong: Wrong, site: Site): MissingTarget[] {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (/\s/.test(href)) return wrong('an address without spaces');
  if (!url || !/\.[a-z]{2,}$/i.test(url.hostname)) return wrong('an address such as "https://www.gov.qa/"');
  if (url.origin !== siteUrl) return [];
  const path = withoutLocale(url.pathname);
  if (!isField) return wrong(`the path alone, "${path}"`);
  if (site.paths.has(path)) return brokenOnDay(path, item, wrong, site);
  return wrong(`an address that is there${guess(path, site)}`);
}

function brokenPath(link: ItemLink, wrong: Wrong, site: Site): MissingTarget[] {
  const { href, code, item } = link;
  const [, path = '', query = '', hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? [];
  if (localeCodes.some((each) => path.startsWith(`/${each}/`))) return wrong('a path without its language');
  const to = site.moved.get(path);
  if (site.paths.has(path)) {
    const expected = hash ? expectedAnchor(hash, site.pages.get(path), code, site.items) : null;
    return expected ? wrong(expected) : brokenOnDay(path, item, wrong, site);
  }
  if (to && !/^redirects\./.test(link.path)) return wrong(`"${to}", where that has moved`);
  // `checkNeeded` reports missing pages that code links to.
  if (to || neededPages.includes(path)) return [];
  if (hasResults(path, site.places)) {
    const unknown = [...new URLSearchParams(query).keys()].find((name) => !parameterNames.includes(name));
    return unknown ? wrong(`no "${unknown}" after the "?"${didYouMean(unknown, parameterNames)}`) : [];
  }
  if (
    site.items.some((each) => mayStandAt(path, each)) ||
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

/** A link to a page that the site does not have on the days of the page with the link. */
function brokenOnDay(path: string, item: ContentItem, wrong: Wrong, site: Site): MissingTarget[] {
  const target = site.pages.get(path);
  const fault = target && faultOfDays(path, target, item, site.today);
  return fault ? wrong('').map((each) => ({ ...each, ...fault })) : [];
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
  if (path === '/') return '';
  if (site.paths.has(path) && path !== href) return ` (did you mean "${path}"?)`;
  const ending = [...site.paths].filter((each) => each.endsWith(path.endsWith('/') ? path : `${path}/`));
  if (ending.length === 1) return ` (did you mean "${ending[0]}"?)`;
  return didYouMean(path, site.paths);
}
