import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportPaths, feedPath, feedsFolder, listingsDataPath, localisePath } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import { newestFirst } from '../siteContent';
import type { Sourced } from '../sourceSite';
import { writeChanged } from '../writeChanged';
import { articlesRss } from './articlesRss';
import { atomFeed } from './atomFeed';
import { type LeftOut, siftHomes } from './homeFacts';
import { homesFeed } from './homesFeed';
import { jsonFeed } from './jsonFeed';
import { listingsCsv } from './listingsCsv';
import { listingsData } from './listingsData';
import { metaHomeFault, metaHomeListingsCsv } from './metaHomeListingsCsv';
import { propertyFinderFault, propertyFinderXml } from './propertyFinderXml';

/** The file, beside the public folder, with the homes that feeds leave out, each with the reason. */
const leftOutFile = '.build-cache/left-out-of-feeds.txt';

/**
 * Writes the feeds to the public folder, and the homes that feeds leave out to `.build-cache/left-out-of-feeds.txt`.
 * Two builds of the same content write the same files. Feeds of earlier builds whose page no longer exists are removed:
 * they would offer homes that are sold or let.
 * @returns one line for each feed that leaves homes out, for the build's report
 */
export function writeFeeds(
  { site, plan, views }: Pick<Sourced, 'site' | 'plan' | 'views'>,
  folder: string,
): string[] {
  const written = new Set<string>();
  const write = (path: string, text: string) => {
    written.add(join(folder, path));
    writeChanged(join(folder, path), text);
  };
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
  removeOthers(join(folder, feedsFolder), written);
  return reportLeftOut(join(folder, '..', leftOutFile), {
    'property-finder.xml': forPortal.leftOut,
    'meta-home-listings.csv': forMeta.leftOut,
  });
}

/** Removes files that were not written. Compressed files stay for `compressFolder`, which removes those without a source. */
function removeOthers(folder: string, written: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !/\.(br|gz)$/.test(file) && !written.has(file)) rmSync(file);
  }
}

function reportLeftOut(file: string, byFeed: Record<string, readonly LeftOut[]>): string[] {
  const feeds = Object.entries(byFeed).filter(([, leftOut]) => leftOut.length > 0);
  const lines = feeds.flatMap(([feed, leftOut]) =>
    leftOut.map(({ reference, reason }) => `${feed} ${reference}: ${reason}`),
  );
  writeChanged(file, lines.map((line) => `${line}\n`).join(''));
  return feeds.map(([feed, leftOut]) => `${feed} leaves out ${leftOut.length} homes: see ${leftOutFile}`);
}
