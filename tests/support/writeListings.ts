import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectContent } from '../../src/build/loadContent';
import { makeListings } from './makeListings';

const root = process.cwd();
const folder = join(root, 'content', 'listings');
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (/^(cap-|jsn)\d+\.json$/.test(file)) rmSync(join(folder, file));

const listings = makeListings({ count: 486, seed: 20261120, content: inspectContent(root).content });
for (const listing of listings) {
  writeFileSync(join(folder, `${listing.reference}.json`), `${JSON.stringify(listing, null, 2)}\n`);
}
console.log(`Wrote ${listings.length} listings to content/listings/`);
