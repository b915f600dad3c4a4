import { locales } from '../../i18n/locales';
import {
  feedFolder,
  feedFormatNames,
  feedFormats,
  feedsFolder,
  listingsDataPath,
  localisePath,
  searchFolders,
  searchScreenPath,
} from './paths';

/** A rule for hosts: requests that match `from` (a trailing `*` matches anything) are answered with `document`. */
export type DocumentRule = { from: string; document: string; status: 200 | 404 };

/** A permanent redirect in one language. */
export type RedirectRule = { from: string; to: string; status: 301 };

/**
 * How long the file at a path may be cached. The first rule that matches applies. `pattern` must also be valid in
 * nginx. Rules apply only to responses with the file (`keptStatuses`): a 404 cached for a year would hide a file added
 * later.
 */
export type CacheRule = { name: string; pattern: RegExp; cacheControl: string };

/** Headers of the files that match `from` (a trailing `*` matches anything), besides those of every response. */
export type FileHeaders = { from: string; headers: Readonly<Record<string, string>> };

const longestPrefixFirst = [...locales].sort((a, b) => b.prefix.length - a.prefix.length);

/** The wildcard routes of every language: paths without a file that a search page answers. */
export const wildcardScreens: readonly DocumentRule[] = locales.flatMap(({ prefix }) =>
  searchFolders.map((path) => ({
    from: `${prefix}${path}*`,
    document: `${prefix}${searchScreenPath(path)}index.html`,
    status: 200 as const,
  })),
);

/** The not-found documents by the language of the path. The first rule that matches applies. */
export const notFoundDocuments: readonly DocumentRule[] = longestPrefixFirst.map(({ prefix }) => ({
  from: `${prefix}/*`,
  document: prefix === '' ? '/404.html' : `${prefix}/404/index.html`,
  status: 404 as const,
}));

/** Cache-Control for files whose content may change under the same name. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Returns whether a rule is for files with a hash in their name. */
export const isForever = ({ cacheControl }: CacheRule) => cacheControl === oneYear;

const oneDay = 'public, max-age=86400';
const oneYear = 'public, max-age=31536000, immutable';

/** The cache rules, the most specific first. */
export const cacheRules: readonly CacheRule[] = [
  // A cached service worker would keep the old site in use.
  { name: 'service worker', pattern: /^\/sw\.js$/, cacheControl: 'no-store' },
  // Names in page-data/sq/d/ are hashes of the query, not of the result, so the content changes under the same name.
  { name: 'page data', pattern: /^\/page-data\//, cacheControl: revalidate },
  { name: 'hashed assets', pattern: /^\/static\//, cacheControl: oneYear },
  {
    name: 'hashed scripts and styles',
    pattern: /^\/[^/]+[-.][0-9a-f]{8,32}\.(js|css)(\.map)?$/,
    cacheControl: oneYear,
  },
  {
    name: 'hashed search data',
    pattern: /^\/search\/.+\.[0-9a-f]{8,64}\.json$/,
    cacheControl: oneYear,
  },
  {
    name: 'icons',
    pattern: /^\/(icons\/.+|favicon[^/]*|apple-touch-icon[^/]*)\.(png|svg|ico)$/,
    cacheControl: oneDay,
  },
  { name: 'everything else', pattern: /^\//, cacheControl: revalidate },
];

/** Lets scripts of other sites read a file (CORS). */
const readableByAll = { 'access-control-allow-origin': '*' };

/**
 * The headers of files that other software reads. All rules that match a path apply, and no two of them have the same
 * header. The media types of feeds follow from their folder, because hosts do not recognise the extension of JSON Feed.
 */
export const fileHeaders: readonly FileHeaders[] = [
  { from: `${feedsFolder}*`, headers: readableByAll },
  ...feedFormatNames.map((format) => ({
    from: `${feedFolder(format)}*`,
    headers: { 'content-type': `${feedFormats[format].type}; charset=utf-8` },
  })),
  ...locales.map(({ code }) => ({ from: localisePath(listingsDataPath, code), headers: readableByAll })),
];

/** The file in the public folder in which a build writes its headers and redirects for this project's server. */
export const buildFile = '_build.json';

/** The file in the public folder in which a build writes its headers for nginx. */
export const nginxHeadersFile = '_headers.nginx.conf';

/** Files in the public folder that configure hosts. Requests for them get a 404. */
export const hostFiles: readonly string[] = [
  '_headers',
  '_redirects',
  '_worker.js',
  '_routes.json',
  buildFile,
  nginxHeadersFile,
];

/** Paths that are never answered with a page: folders of data and hashed files, and names with an extension. */
export const machinePaths = {
  folders: ['page-data', 'static', 'search', 'api'],
  ending: /\.(?!html$)[a-z0-9]+$/i,
} as const;

/** Returns the Cache-Control value of a file by its path in the public folder (`/about/index.html`). */
export function cacheControlFor(filePath: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(filePath))?.cacheControl ?? revalidate;
}

/** The statuses of responses that contain the file or confirm the client's copy of it. */
export const keptStatuses: readonly number[] = [200, 206, 304];

/** Returns whether the name of a file has a content hash. */
export function isHashed(filePath: string): boolean {
  return cacheControlFor(filePath) === oneYear;
}

/** Returns the rule of the wildcard route that matches a path, or null. */
export function wildcardScreenFor(path: string): DocumentRule | null {
  return wildcardScreens.find((rule) => matches(rule, path)) ?? null;
}

/** Returns the rule with the not-found document in the language of a path. */
export function notFoundDocumentFor(path: string): DocumentRule {
  const rule = notFoundDocuments.find((candidate) => matches(candidate, path));
  return rule ?? { from: '/*', document: '/404.html', status: 404 };
}

/** Expands the redirects of `content/site.json`, which have no language prefix, to every language. */
export function redirectRules(redirects: readonly { from: string; to: string }[]): RedirectRule[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map(({ prefix }) => ({ from: `${prefix}${from}`, to: `${prefix}${to}`, status: 301 as const })),
  );
}

/** Returns the headers of a file besides those of every response. */
export function headersOfFile(path: string): Record<string, string> {
  return Object.assign(
    {},
    ...fileHeaders.filter((rule) => matches(rule, path)).map(({ headers }) => headers),
  );
}

function matches({ from }: { from: string }, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
}
