import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFilesAddress } from '../domain/search/searchFiles';
import { cacheRules, isForever, isHashed, notFoundDocuments, wildcardScreens } from '../domain/site/hosting';
import { feedsFolder, listingsDataPath, localisePath } from '../domain/site/paths';
import { editorFolder } from '../domain/site/securityHeaders';
import { thirdPartyProxyPath } from '../domain/site/thirdParty';
import { localeCodes } from '../i18n/locales';
import { readBuildStats } from './readBuildStats';
import { writeChanged } from './writeChanged';

/** Pages that work offline from the first visit on. Pages that the site does not have are skipped. */
const firstPages = ['/', '/offline/', '/shortlist/', '/saved-searches/', '/properties/search/'];

/** Webpack names of chunks that any page may load. */
const sharedChunks = ['app', 'notices', 'save-search', 'component---src-pages-404-tsx'];

/**
 * Writes public/sw.js: `src/runtime/serviceWorker.js` with the precache list and the settings of this build.
 * @param hasEditor whether the build has the content editor, with which the service worker does not interfere
 */
export function writeServiceWorker(folder: string, hasEditor: boolean): void {
  const stats = readBuildStats(folder);
  const pages = localeCodes.flatMap((code) => firstPages.map((path) => localisePath(path, code)));
  const data = pages.map(pageDataFile);
  const existing = data.flatMap((file) => stats.pageData(file) ?? []);
  const templates = existing.map(({ componentChunkName }) => componentChunkName);
  const queries = existing.flatMap(({ staticQueryHashes }) => staticQueryHashes);
  const precached = [
    ...pages.map((path) => `${path.slice(1)}index.html`),
    ...data,
    ...queries.map((hash) => `page-data/sq/d/${hash}.json`),
    'page-data/app-data.json',
    'page-data/404.html/page-data.json',
    searchFilesAddress.slice(1),
    ...stats.filesOf([...sharedChunks, ...templates]),
    ...filesNamed(folder, 'static', /^readex-pro-.+\.woff2$/),
    ...filesNamed(folder, 'brand', /^logo-.+\.svg$/),
  ];
  const site = {
    build: stats.build,
    immutable: cacheRules.filter(isForever).map(({ pattern }) => pattern.source),
    machines: [
      '/api/',
      thirdPartyProxyPath,
      '/healthz',
      feedsFolder,
      ...(hasEditor ? [editorFolder] : []),
      ...localeCodes.map((code) => localisePath(listingsDataPath, code)),
    ],
    screens: wildcardScreens.map(({ from, document }) => ({
      folder: from.slice(0, -1),
      page: document.replace(/index\.html$/, ''),
    })),
    offlinePages: notFoundDocuments.map(({ from }) => ({
      prefix: from.slice(0, -2),
      page: `${from.slice(0, -1)}offline/`,
    })),
  };
  const script = readFileSync('src/runtime/serviceWorker.js', 'utf8')
    .replace('self.__PRECACHED', () => JSON.stringify(precacheList(folder, precached)))
    .replace('self.__SITE', () => JSON.stringify(site));
  writeChanged(join(folder, 'sw.js'), script);
}

/** URL and revision of each existing file. The revision is null if the file name contains a hash. */
function precacheList(folder: string, files: readonly string[]): { url: string; revision: string | null }[] {
  const there = [...new Set(files)].filter((file) => existsSync(join(folder, file)));
  return there.map((file) => ({
    url: `/${file.replace(/index\.html$/, '')}`,
    revision: isHashed(`/${file}`) ? null : hashOf(join(folder, file)),
  }));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20);
}

function filesNamed(folder: string, inner: string, pattern: RegExp): string[] {
  return readdirSync(join(folder, inner))
    .filter((name) => pattern.test(name))
    .map((name) => `${inner}/${name}`);
}

function pageDataFile(path: string): string {
  return `page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`;
}
