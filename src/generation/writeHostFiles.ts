import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFile, nginxHeadersFile, redirectRules } from '../domain/site/hosting';
import { localisePath } from '../domain/site/paths';
import { headersOfBuild } from '../domain/site/securityHeaders';
import { localeCodes } from '../i18n/locales';
import { cloudflareRoutes, cloudflareWorker } from './cloudflareFiles';
import { findKeptFiles, headersFor, netlifyFor, redirectsFor } from './hostFiles';
import { nginxFor, nginxHeadersFor } from './nginxFiles';
import { readScriptHashes } from './scriptHashes';
import { writeServiceWorker } from './writeServiceWorker';

/**
 * The last step of a build: the worker, and what each host must know of this build, all from one table
 * (`src/domain/site/hosting.ts`).
 * @param redirects of content/site.json, without language
 * @param hostsFolder the project's own folder, for what hosts read outside the public folder
 */
export function deliver(
  folder: string,
  redirects: readonly { from: string; to: string }[],
  hostsFolder: string,
): void {
  // Gatsby's runtime would send the offline page's readers to its own address; the not-found page it leaves where it is.
  for (const code of localeCodes) standInAnywhere(join(folder, localisePath('/offline/index.html', code)));
  writeServiceWorker(folder);
  const headers = headersOfBuild({
    scriptHashes: readScriptHashes(folder, ['index.html', 'ar/index.html', '404.html', '500.html']),
    tilesAddress: process.env.GATSBY_TILES_URL || null,
    leadsAddress: process.env.GATSBY_LEADS_URL || null,
  });
  const rules = redirectRules(redirects);
  const isCloudflare = process.env.CF_PAGES === '1';
  const files: [string, string][] = [
    [join(folder, buildFile), JSON.stringify({ headers, redirects })],
    [join(folder, '_headers'), headersFor(headers, findKeptFiles(folder), isCloudflare)],
    [join(folder, '_redirects'), redirectsFor(rules)],
    [join(folder, '_worker.js'), cloudflareWorker()],
    [join(folder, '_routes.json'), cloudflareRoutes()],
    [join(folder, nginxHeadersFile), nginxHeadersFor(headers)],
    [join(hostsFolder, 'netlify.toml'), netlifyFor()],
    [join(hostsFolder, 'deploy/nginx.conf'), nginxFor(rules)],
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Makes a page's HTML one that may be shown at any address: it names the not-found page as its own. */
export function standInAnywhere(file: string): void {
  const html = readFileSync(file, 'utf8');
  const pagePath = /data-page-path="[^"]*"/;
  if (!pagePath.test(html)) throw new Error(`${file} has no data-page-path, which gatsby-ssr.tsx writes`);
  writeFileSync(file, html.replace(pagePath, 'data-page-path="/404.html"'));
}
