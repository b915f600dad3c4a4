import { join } from 'node:path';
import { listingPath } from '../domain/site/paths';
import type { SiteContent } from './siteContent';
import { writeChanged } from './writeChanged';
import { writeSearchData } from './writeSearchData';

/** Milliseconds until a changed page is certainly in the browser: writing the data would delay it. */
const pause = 2000;

let timer: NodeJS.Timeout | undefined;

/** Calls `writeLoadedData` a little later, once for several calls in a row. */
export function writeLoadedDataLater(site: SiteContent, folder: string): void {
  clearTimeout(timer);
  timer = setTimeout(writeLoadedData, pause, site, folder);
}

/** Writes the data that pages load on demand: search data, and the page paths of homes for shortlists. */
export function writeLoadedData(site: SiteContent, folder: string): void {
  writeSearchData(site, folder);
  const paths = site.content.listings.map((listing) => [listing.reference, listingPath(listing)]);
  writeChanged(join(folder, 'shortlist/homes.json'), JSON.stringify(Object.fromEntries(paths)));
}
