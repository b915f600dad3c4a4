import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFile, nginxHeadersFile, redirectRules } from '../domain/site/hosting';
import { localisePath } from '../domain/site/paths';
import { editorHeaders, headersOfBuild } from '../domain/site/securityHeaders';
import { localeCodes } from '../i18n/locales';
import { cloudflareRoutes, cloudflareWorker } from './cloudflareFiles';
import { hostedEditor } from './hostedEditor';
import { findKeptFiles, headersFor, netlifyFor, redirectsFor } from './hostFiles';
import { nginxEditorFor, nginxFor, nginxHeadersFor } from './nginxFiles';
import { readScriptHashes } from './scriptHashes';
import { writeChanged } from './writeChanged';
import { writeServiceWorker } from './writeServiceWorker';

/**
 * Last step of a build: writes the service worker and the configuration files of all hosts, which are generated from
 * `src/domain/site/hosting.ts`.
 * @param redirects redirects of content/site.json, without language prefix
 * @param hostsFolder the project's folder, for files that hosts read outside the public folder
 */
export function writeHostFiles(
  folder: string,
  redirects: readonly { from: string; to: string }[],
  hostsFolder: string,
): void {
  // Gatsby's runtime redirects to the path in the HTML, except on the not-found page.
  for (const code of localeCodes) allowAnyUrl(join(folder, localisePath('/offline/index.html', code)));
  const editor = hostedEditor()?.hosted;
  const forEditor = editor ? editorHeaders(editor.authorisation) : undefined;
  writeServiceWorker(folder, Boolean(editor));
  const headers = headersOfBuild({
    scriptHashes: readScriptHashes(folder, [
      ...localeCodes.map((code) => localisePath('/index.html', code)),
      ...['404.html', '500.html'],
    ]),
    tilesAddress: process.env.GATSBY_TILES_URL || null,
    leadsAddress: process.env.GATSBY_LEADS_URL || null,
  });
  const rules = redirectRules(redirects);
  const isCloudflare = process.env.CF_PAGES === '1';
  const files: [string, string][] = [
    [join(folder, buildFile), JSON.stringify({ headers, redirects, editorHeaders: forEditor })],
    [join(folder, '_headers'), headersFor(headers, findKeptFiles(folder), isCloudflare, forEditor)],
    [join(folder, '_redirects'), redirectsFor(rules)],
    [join(folder, '_worker.js'), cloudflareWorker()],
    [join(folder, '_routes.json'), cloudflareRoutes()],
    [join(folder, nginxHeadersFile), nginxHeadersFor(headers) + nginxEditorFor(headers, forEditor)],
    [join(hostsFolder, 'netlify.toml'), netlifyFor()],
    [join(hostsFolder, 'deploy/nginx.conf'), nginxFor(rules)],
  ];
  for (const [file, text] of files) writeChanged(file, text);
}

/** Changes a page's HTML so that it can be served at any URL: its `data-page-path` becomes the not-found page. */
export function allowAnyUrl(file: string): void {
  const html = readFileSync(file, 'utf8');
  const pagePath = /data-page-path="[^"]*"/;
  if (!pagePath.test(html)) throw new Error(`${file} has no data-page-path, which gatsby-ssr.tsx writes`);
  writeChanged(file, html.replace(pagePath, 'data-page-path="/404.html"'));
}
