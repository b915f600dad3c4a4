import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planSearchFiles } from './searchData';
import type { SiteContent } from './siteContent';

/** Writes what the search screen loads, under names that carry their hash. */
export function writeSearchData(site: SiteContent, folder: string): void {
  for (const [path, text] of planSearchFiles(site.content).texts) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
