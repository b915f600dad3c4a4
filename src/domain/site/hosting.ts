import { locales } from '../../i18n/locales';
import { searchFolders, searchScreenPath } from './paths';

/** A row that a host acts on: requests that match `from` (a trailing `*` stands for anything) get `document`. */
export type DocumentRule = { from: string; document: string; status: 200 | 404 };

/** A permanent move, already written for one language. */
export type RedirectRule = { from: string; to: string; status: 301 };

/**
 * How long the file at a path may be kept. It holds for answers with that file only (`keptStatuses`): a 404 that is kept
 * for a year would hide the file from whoever asked too early. `pattern` is also valid in nginx; the first rule that matches decides. */
export type CacheRule = { name: string; pattern: RegExp; cacheControl: string };

const longestPrefixFirst = [...locales].sort((a, b) => b.prefix.length - a.prefix.length);

/** Paths that no file answers but a screen does, in every language. */
export const wildcardScreens: readonly DocumentRule[] = locales.flatMap(({ prefix }) =>
  searchFolders.map((path) => ({
    from: `${prefix}${path}*`,
    document: `${prefix}${searchScreenPath(path)}index.html`,
    status: 200 as const,
  })),
);

/** What a visitor gets where nothing is, in the language of the path; the first row that matches decides. */
export const notFoundDocuments: readonly DocumentRule[] = longestPrefixFirst.map(({ prefix }) => ({
  from: `${prefix}/*`,
  document: prefix === '' ? '/404.html' : `${prefix}/404/index.html`,
  status: 404 as const,
}));

/** For everything that keeps its address when its content changes. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** True of a rule for names that carry a hash. */
export const isForever = ({ cacheControl }: CacheRule) => cacheControl === oneYear;

const oneDay = 'public, max-age=86400';
const oneYear = 'public, max-age=31536000, immutable';

/** Cache rules from the most special to the rest (facts.md, part 6). */
export const cacheRules: readonly CacheRule[] = [
  // A worker that a cache keeps would keep the old site alive with it.
  { name: 'service worker', pattern: /^\/sw\.js$/, cacheControl: 'no-store' },
  // Names under page-data/sq/d/ are hashes of the query, not of the data: they change under the same name.
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

/** Name, in the public folder, of the file in which a build leaves its headers and redirects for our own server. */
export const buildFile = '_build.json';

/** Name, in the public folder, of the headers of one build as nginx reads them. */
export const nginxHeadersFile = '_headers.nginx.conf';

/** Files in the public folder that tell hosts what to do. Visitors get a 404 for them. */
export const hostFiles: readonly string[] = [
  '_headers',
  '_redirects',
  '_worker.js',
  '_routes.json',
  buildFile,
  nginxHeadersFile,
];

/** What is answered with data or a file, never with a page: page data and search data, hashed files, names with an ending. */
export const machinePaths = {
  folders: ['page-data', 'static', 'search', 'api'],
  ending: /\.(?!html$)[a-z0-9]+$/i,
} as const;

/** The cache rule of a file, by its path in the public folder (`/about/index.html`). */
export function cacheControlFor(filePath: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(filePath))?.cacheControl ?? revalidate;
}

/** Statuses of answers that carry the file itself, or say that the client's copy of it is still right. */
export const keptStatuses: readonly number[] = [200, 206, 304];

/** True for a file whose content never changes under its name. */
export function isHashed(filePath: string): boolean {
  return cacheControlFor(filePath) === oneYear;
}

/** The screen that answers a path which no file answers, or null when none does. */
export function wildcardScreenFor(path: string): DocumentRule | null {
  return wildcardScreens.find((rule) => matches(rule, path)) ?? null;
}

/** The not-found document for a path: that of its language. */
export function notFoundDocumentFor(path: string): DocumentRule {
  const rule = notFoundDocuments.find((candidate) => matches(candidate, path));
  return rule ?? { from: '/*', document: '/404.html', status: 404 };
}

/** The redirects of `content/site.json`, which are written without language, for every language. */
export function redirectRules(redirects: readonly { from: string; to: string }[]): RedirectRule[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map(({ prefix }) => ({ from: `${prefix}${from}`, to: `${prefix}${to}`, status: 301 as const })),
  );
}

function matches(rule: DocumentRule, path: string): boolean {
  return path.startsWith(rule.from.slice(0, -1));
}
