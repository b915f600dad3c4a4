import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hostFiles, machinePaths, wildcardScreens } from '../domain/site/hosting';

/** Files that would be served. `_headers` and `_redirects` Cloudflare hides by itself. */
const hidden = hostFiles.filter((file) => !/^_(headers|redirects)$/.test(file)).map((file) => `/${file}`);

/**
 * `_routes.json` for Cloudflare Pages: the addresses for which `_worker.js` runs. All others are answered without an
 * invocation: pages, files, moves, and where nothing is the nearest 404.html, which is the one of the language.
 */
export function cloudflareRoutes(): string {
  const include = [...wildcardScreens.map(({ from }) => from), ...hidden];
  return `${JSON.stringify({ version: 1, include, exclude: [] }, null, 2)}\n`;
}

/**
 * `_worker.js` for Cloudflare Pages: it answers what no file answers beneath a search folder with the folder's search
 * screen. Cloudflare applies `_headers` to what the worker fetches from `env.ASSETS`.
 */
export function cloudflareWorker(): string {
  const screens = wildcardScreens.map(({ from, document }) => ({
    folder: from.slice(0, -1),
    page: document.replace(/index\.html$/, ''),
  }));
  const site = { screens, hidden, ending: machinePaths.ending.source };
  return readFileSync(resolve('src/generation/cloudflareWorker.mjs'), 'utf8').replace('self.__SITE;', () =>
    JSON.stringify(site).concat(';'),
  );
}
