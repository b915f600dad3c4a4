import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressFolder } from '../../src/release/compressFolder';
import { createServer } from '../../src/server/createServer';

export const longText = 'x = "صفا باي";\n'.repeat(200);
/** A file whose name contains the hash of its content. */
export const script = '/app-0123456789abcdef0123.js';

/** The text of each file of the site, by path. */
export const files: Record<string, string> = {
  '/index.html': `<!doctype html><title>Home</title>${'<p>Lusail</p>'.repeat(200)}`,
  '/404.html': 'Nothing here',
  '/ar/404/index.html': 'لا شيء هنا',
  '/about/index.html': 'About',
  '/properties/search/index.html': 'Search',
  [script]: longText,
  '/stale.js': longText,
  '/static/gone.avif': 'AVIF',
  '/gone-0123456789abcdef0123.js': longText,
  '/sw.js': 'self',
  '/_redirects': '/* /',
  '/.env': 'SECRET=1',
  '/.well-known/security.txt': 'Contact: mailto:hello@safabay.example',
  '/clip.mp4': '0123456789',
  '/page-data/app-data.json': '{}',
  '/100% sea.txt': 'odd name',
  '/listings.json': '{}',
  '/feeds/listings.csv': 'reference',
  '/feeds/atom/ar/properties/for-rent/in-lusail.xml': `<feed>${longText}</feed>`,
  '/feeds/json/properties/for-rent/in-lusail.json': '{}',
};

/** A server for a small site in a folder of its own. */
export type SmallSite = { publicFolder: string; server: FastifyInstance; close(): Promise<void> };

/** Writes the files, compresses them as a build does, and serves them. */
export async function serveSmallSite(): Promise<SmallSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const publicFolder = join(folder, 'public');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true });
    writeFileSync(join(publicFolder, path), text);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  await compressFolder(publicFolder, 4);
  const soon = new Date(Date.now() + 60_000);
  utimesSync(join(publicFolder, 'stale.js'), soon, soon);
  const server = await createServer({
    publicFolder,
    dataFolder: join(folder, 'data'),
    redirects: [{ from: '/buy-properties/', to: '/buy/' }],
  });
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { publicFolder, server, close };
}
