import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportPaths, feedPath, listingsDataPath, localisePath } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import type { Sourced } from '../createNodes';
import { newestFirst } from '../siteContent';
import { articlesRss } from './articlesRss';
import { atomFeed } from './atomFeed';
import { type LeftOut, siftHomes } from './homeFacts';
import { homesFeed } from './homesFeed';
import { jsonFeed } from './jsonFeed';
import { listingsCsv } from './listingsCsv';
import { listingsData } from './listingsData';
import { metaHomeFault, metaHomeListingsCsv } from './metaHomeListingsCsv';
import { propertyFinderFault, propertyFinderXml } from './propertyFinderXml';

/** The file with the homes that feeds leave out, each with the reason. It is not part of the site. */
const leftOutFile = '.build-cache/left-out-of-feeds.txt';

/**
 * Writes the feeds to the public folder, and the homes that feeds leave out to `.build-cache/left-out-of-feeds.txt`.
 * Two builds of the same content write the same files.
 * @returns one line for each feed that leaves homes out, for the build's report
 */
export function writeFeeds(
  { site, plan, views }: Pick<Sourced, 'site' | 'plan' | 'views'>,
  folder: string,
): string[] {
  const write = (path: string, text: string) => writeText(join(folder, path), text);
  for (const code of localeCodes) {
    const inLanguage = views[code];
    write(localisePath('/articles/rss.xml', code), articlesRss(inLanguage, site.content.articles));
    write(localisePath(listingsDataPath, code), listingsData(inLanguage));
    for (const page of plan) {
      if (!page.feed) continue;
      const feed = homesFeed(inLanguage, page, page.feed(inLanguage), page.modified ?? site.today);
      write(feedPath(page.path, code, 'atom'), atomFeed(feed));
      write(feedPath(page.path, code, 'json'), jsonFeed(feed));
    }
  }
  const listings = [...site.content.listings].sort(newestFirst);
  const forPortal = siftHomes(listings, (listing) => propertyFinderFault(site, listing));
  const forMeta = siftHomes(listings, (listing) => metaHomeFault(site, listing));
  write(exportPaths.propertyFinder, propertyFinderXml(views, forPortal.kept));
  write(exportPaths.metaHomeListings, metaHomeListingsCsv(views.en, forMeta.kept));
  write(exportPaths.listings, listingsCsv(views, listings));
  return reportLeftOut({
    'property-finder.xml': forPortal.leftOut,
    'meta-home-listings.csv': forMeta.leftOut,
  });
}

function reportLeftOut(byFeed: Record<string, readonly LeftOut[]>): string[] {
  const feeds = Object.entries(byFeed).filter(([, leftOut]) => leftOut.length > 0);
  const lines = feeds.flatMap(([feed, leftOut]) =>
    leftOut.map(({ reference, reason }) => `${feed} ${reference}: ${reason}`),
  );
  writeText(leftOutFile, lines.map((line) => `${line}\n`).join(''));
  return feeds.map(([feed, leftOut]) => `${feed} leaves out ${leftOut.length} homes: see ${leftOutFile}`);
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
