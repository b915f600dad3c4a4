import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { injectManifest } from 'workbox-build';
import { cacheRules, notFoundDocuments, wildcardScreens } from '../domain/site/hosting';
import { localisePath } from '../domain/site/paths';
import { thirdPartyProxyPath } from '../domain/site/thirdParty';
import { localeCodes } from '../i18n/locales';
import { readBuildStats } from './readBuildStats';

/** Pages that are there without a connection from the first visit on; those that the site does not have are left out. */
const firstPages = ['/', '/offline/', '/shortlist/', '/properties/search/'];

/** Pieces of script that any page may ask for, besides those of the first pages: by webpack's names. */
const sharedChunks = ['app', 'notices', 'component---src-pages-404-tsx'];

/**
 * Writes public/sw.js: the worker of `src/runtime/serviceWorker.js` with the list of what it fetches at once and what it
 * must know of this build.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const stats = readBuildStats(folder);
  const pages = localeCodes.flatMap((code) => firstPages.map((path) => localisePath(path, code)));
  const data = pages.map(pageDataFile);
  const templates = data.flatMap((file) => stats.componentOf(file) ?? []);
  const queries = data.flatMap((file) => stats.queriesOf(file)).map((hash) => `page-data/sq/d/${hash}.json`);
  const swDest = join(folder, 'sw.js');
  await injectManifest({
    swSrc: resolve('src/runtime/serviceWorker.js'),
    swDest,
    globDirectory: folder,
    globPatterns: [
      ...pages.map((path) => `${path.slice(1)}index.html`),
      ...data,
      ...new Set(queries),
      'page-data/app-data.json',
      'page-data/404.html/page-data.json',
      ...stats.filesOf([...sharedChunks, ...templates]),
      'static/readex-pro-*.woff2',
      'brand/logo-*.svg',
    ],
    dontCacheBustURLsMatching: /^[^/]+[-.][0-9a-f]{8,32}\.(js|css)$|^static\//,
    maximumFileSizeToCacheInBytes: 1024 * 1024,
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.map(({ url, ...entry }) => ({
          ...entry,
          url: `/${url.replace(/index\.html$/, '')}`,
        })),
      }),
    ],
  });
  const site = {
    build: stats.build,
    immutable: cacheRules.flatMap(({ pattern, cacheControl }) =>
      cacheControl.includes('immutable') ? [pattern.source] : [],
    ),
    machines: ['/api/', thirdPartyProxyPath, '/healthz'],
    screens: wildcardScreens.map(({ from, document }) => ({
      folder: from.slice(0, -1),
      page: document.replace(/index\.html$/, ''),
    })),
    offlinePages: notFoundDocuments.map(({ from }) => ({
      prefix: from.slice(0, -2),
      page: `${from.slice(0, -1)}offline/`,
    })),
  };
  const script = readFileSync(swDest, 'utf8').replace('self.__SITE', () => JSON.stringify(site));
  writeFileSync(swDest, script);
}

function pageDataFile(path: string): string {
  return `page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`;
}
