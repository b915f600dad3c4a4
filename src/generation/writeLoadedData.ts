import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listingPath } from '../domain/site/paths';
import type { SiteContent } from './siteContent';
import { writeSearchData } from './writeSearchData';

/** What pages load besides their own data: the search's files, and where the page of each home on a shortlist stands. */
export function writeLoadedData(site: SiteContent, folder: string): void {
  writeSearchData(site, folder);
  const paths = site.content.listings.map((listing) => [listing.reference, listingPath(listing)]);
  const file = join(folder, 'shortlist/homes.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(paths)));
}
