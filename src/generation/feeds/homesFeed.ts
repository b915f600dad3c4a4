import type { Listing } from '../../domain/content/listings';
import { absoluteUrl } from '../../domain/site/meta';
import { type FeedFormat, feedPath, listingPath } from '../../domain/site/paths';
import { largestAddress, pictureAddress } from '../../domain/site/pictureView';
import { formatNumber, formatPrice, isolate } from '../../i18n/format';
import { getLocale } from '../../i18n/locales';
import { escapeXml } from '../escapeXml';
import type { PageFeed, PlannedPage } from '../plannedPages';
import { paragraphs } from '../renderMarkdown';
import type { PageViews } from '../views/pageViews';
import { changedOn, dayInQatar } from './homeFacts';

/** The number of homes in a feed. */
const mostHomes = 50;

/** A feed of homes in one language, independent of its format. All URLs are absolute. */
export type HomesFeed = {
  title: string;
  siteName: string;
  siteUrl: string;
  /** The page whose homes it contains. */
  pageUrl: string;
  language: string;
  /** RFC 3339 date and time of the newest change. */
  updated: string;
  urlIn: (format: FeedFormat) => string;
  entries: FeedEntry[];
};

/** A home in a feed. Its URL is its id, by which feed readers recognise it after a change. */
export type FeedEntry = {
  url: string;
  title: string;
  /** Price, rooms, size, place and permit in one line. */
  summary: string;
  html: string;
  image: string;
  published: string;
  updated: string;
};

/**
 * Returns the feed of a page: its newest homes.
 * @param updatedIfEmpty ISO date of a feed without homes
 */
export function homesFeed(
  views: PageViews,
  { path }: Pick<PlannedPage, 'path'>,
  { title, homes }: PageFeed,
  updatedIfEmpty: string,
): HomesFeed {
  const { siteUrl, code, site } = views;
  const shown = homes.slice(0, mostHomes);
  return {
    title,
    siteName: site.site.name[code],
    siteUrl,
    pageUrl: absoluteUrl(siteUrl, path, code),
    language: getLocale(code).hrefLang,
    updated: dayInQatar(shown.map(changedOn).sort().at(-1) ?? updatedIfEmpty),
    urlIn: (format) => siteUrl + feedPath(path, code, format),
    entries: shown.map((home) => entryOf(views, home)),
  };
}

const entries = new WeakMap<PageViews, Map<Listing, FeedEntry>>();

/** Returns the entry of a home, made once for all feeds of a language. */
function entryOf(views: PageViews, home: Listing): FeedEntry {
  const known = entries.get(views) ?? new Map<Listing, FeedEntry>();
  entries.set(views, known);
  const entry = known.get(home) ?? newEntry(views, home);
  known.set(home, entry);
  return entry;
}

function newEntry(views: PageViews, home: Listing): FeedEntry {
  const { siteUrl, code, site } = views;
  const url = absoluteUrl(siteUrl, listingPath(home), code);
  const picture = site.picture(home.gallery[0] as string, code);
  const summary = summaryOf(views, home);
  const { hrefLang, dir } = getLocale(code);
  const html = [
    // Feeds have a language, but no direction.
    `<div lang="${hrefLang}" dir="${dir}">`,
    `<p><a href="${escapeXml(url)}"><img src="${escapeXml(siteUrl + pictureAddress(picture))}" alt="${escapeXml(picture.alt)}"></a></p>`,
    ...[summary, ...paragraphs(home.description[code])].map((text) => `<p>${escapeXml(text)}</p>`),
    '</div>',
  ].join('');
  return {
    url,
    title: home.title[code],
    summary,
    html,
    image: siteUrl + largestAddress(picture),
    published: dayInQatar(home.listed),
    updated: dayInQatar(changedOn(home)),
  };
}

function summaryOf(views: PageViews, home: Listing): string {
  const { words, site, code } = views;
  const { bedrooms, bathrooms, size, area, price, permit } = home;
  const amount = formatPrice(price.amount, price.currency, code);
  const places = site.placesOf(area).filter(({ kind }) => kind !== 'country');
  return [
    price.period ? `${amount} ${words('common.perMonth')}` : amount,
    bedrooms === 0 ? words('listings.studio') : bedrooms && words('listings.bedrooms', { count: bedrooms }),
    bathrooms && words('listings.bathrooms', { count: bathrooms }),
    words('listings.squareMetres', { size: formatNumber(size, code) }),
    places.map(({ name }) => name[code]).join(words('common.listSeparator')),
    permit && words('listings.permit', { number: isolate(permit) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
