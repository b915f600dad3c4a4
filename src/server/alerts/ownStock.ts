import { join, resolve } from 'node:path';
import { readReleases } from '../../release/readReleases';
import type { Settings } from '../readSettings';
import { folderSource, type StockSource, siteSource } from './stockSource';

/**
 * Returns where the server of this project reads the stock: in the current release or `public/`, or, beside a CDN, at
 * `SITE_URL`.
 */
export function ownStock({ leadsOnly, siteUrl }: Pick<Settings, 'leadsOnly' | 'siteUrl'>): StockSource {
  if (leadsOnly) return siteSource(siteUrl);
  const releasesFolder = resolve('releases');
  return folderSource(() => {
    const [current] = readReleases(releasesFolder);
    return current === undefined ? resolve('public') : join(releasesFolder, current);
  });
}
