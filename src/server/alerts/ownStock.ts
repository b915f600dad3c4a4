import { join, resolve } from 'node:path';
import { readReleases } from '../../release/readReleases';
import { folderSource, type StockSource, siteSource } from './stockSource';

type Options = {
  /** The built site that this server serves; null beside a CDN. */
  publicFolder: string | null;
  releasesFolder: string | null;
  siteUrl: string;
};

/**
 * Returns where the server of this project reads the stock: in the current release or the public folder, or, beside a
 * CDN, at `SITE_URL`.
 */
export function ownStock({ publicFolder, releasesFolder, siteUrl }: Options): StockSource {
  if (publicFolder === null) return siteSource(siteUrl);
  return folderSource(() => {
    const [current] = releasesFolder === null ? [] : readReleases(releasesFolder);
    return current === undefined ? resolve(publicFolder) : join(releasesFolder ?? '', current);
  });
}
