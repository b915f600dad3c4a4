import { locales } from '../../i18n/locales';
import { searchFolders, searchScreenPath } from './paths';

/** A row that a host acts on: requests that match `from` (a trailing `*` stands for anything) get `document`. */
export type DocumentRule = { from: string; document: string; status: 200 | 404 };

/** A permanent move, already written for one language. */
export type RedirectRule = { from: string; to: string; status: 301 };

/** How long an answer may be kept. `pattern` is also valid in nginx; the first rule that matches decides. */
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
    pattern: /^\/search(-data)?\/.+\.[0-9a-f]{8,64}\.json$/,
    cacheControl: oneYear,
  },
  {
    name: 'icons',
    pattern: /^\/(icons\/.+|favicon[^/]*|apple-touch-icon[^/]*)\.(png|svg|ico)$/,
    cacheControl: oneDay,
  },
  { name: 'everything else', pattern: /^\//, cacheControl: revalidate },
];

/** Headers of every answer, whatever it is; a build says more in its content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** Where films that homes have are kept; a frame is made only when the visitor asks for one. */
const filmHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Where the pieces of a map come from, unless a build names another place (`src/components/map/tiles.ts`). */
const openStreetMap = 'https://tile.openstreetmap.org';

/**
 * What a page may load and run. Scripts are our own files and the inline ones whose hashes are given. Style elements and
 * style attributes are allowed inline: Gatsby writes each template's CSS into its pages, and sizes stand in attributes.
 * @param scriptHashes of the inline scripts of this build, as `sha256-…`
 * @param tilesAddress of the map's pieces, with `{s}`, `{z}`, `{x}` and `{y}` in it; null for OpenStreetMap's
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  tilesAddress: string | null = null,
): string {
  const mapHost = tilesAddress?.match(/^https?:\/\/[^/]+/)?.[0].replace('{s}', '*') ?? openStreetMap;
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${mapHost}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${filmHosts}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The headers of every answer of one build. */
export function headersOfBuild(
  scriptHashes: readonly string[],
  tilesAddress: string | null = null,
): Record<string, string> {
  return { ...securityHeaders, 'content-security-policy': contentSecurityPolicy(scriptHashes, tilesAddress) };
}

/** Name, in the public folder, of the file in which a build leaves `headersOfBuild` for our own server. */
export const headersFile = '_headers.json';

/** Files in the public folder that tell hosts what to do; no visitor's business. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', headersFile, '_headers.nginx.conf'];

/** What is answered with data or a file, never with a page: page data and search data, hashed files, names with an ending. */
export const machinePaths = {
  folders: ['page-data', 'static', 'search-data', 'api'],
  ending: /\.(?!html$)[a-z0-9]+$/i,
} as const;

/** The cache rule of a file, by its path in the public folder (`/about/index.html`). */
export function cacheControlFor(filePath: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(filePath))?.cacheControl ?? revalidate;
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
