import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hostFiles, machinePaths, wildcardScreens } from '../domain/site/hosting';

/** Host files that the worker must hide. Cloudflare itself hides `_headers` and `_redirects`. */
const hidden = hostFiles.filter((file) => !/^_(headers|redirects)$/.test(file)).map((file) => `/${file}`);

/**
 * `_routes.json` for Cloudflare Pages: the paths for which `_worker.js` runs. Cloudflare answers all others without
 * invoking the worker: pages, files, redirects, and the nearest 404.html, which is in the language of the path.
 */
export function cloudflareRoutes(): string {
  const include = [...wildcardScreens.map(({ from }) => from), ...hidden];
  return `${JSON.stringify({ version: 1, include, exclude: [] }, null, 2)}\n`;
}

/**
 * `_worker.js` for Cloudflare Pages: serves the search screen for paths below a search folder that have no file.
 * Cloudflare applies `_headers` to responses that the worker fetches from `env.ASSETS`.
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
