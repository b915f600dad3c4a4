import { readFileSync } from 'node:fs';
import type { Content } from '../../src/domain/content/collections';
import type { Listing } from '../../src/domain/content/listings';
import { searchFilesAddress } from '../../src/domain/search/searchFiles';
import type { ProcessedPicture } from '../../src/generation/processPictures';
import { SiteContent } from '../../src/generation/siteContent';
import { writeSearchData } from '../../src/generation/writeSearchData';

const readJson = (path: string) => JSON.parse(readFileSync(`public${path}`, 'utf8'));

/**
 * Writes the search files of a build with other homes, with the function of the build. Pictures and day are those of
 * the build in public/.
 * @param folder a copy of that build
 */
export function publishStock(folder: string, content: Content, listings: readonly Listing[]): void {
  const files = readJson(searchFilesAddress);
  const made: Record<string, ProcessedPicture> = {
    ...readJson(files.pictures),
    ...readJson(files.cards).pictures,
  };
  const site = new SiteContent(
    { ...content, listings: [...listings] },
    new Map(Object.entries(made)),
    files.made,
  );
  writeSearchData(site, folder);
}
