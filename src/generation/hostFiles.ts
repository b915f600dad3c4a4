import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  cacheControlFor,
  fileHeaders,
  hostFiles,
  notFoundDocuments,
  type RedirectRule,
  revalidate,
  wildcardScreens,
} from '../domain/site/hosting';
import { editorFolder } from '../domain/site/securityHeaders';

/** Maximum number of blocks that Cloudflare Pages reads from `_headers`. */
const cloudflareBlocks = 100;

/** Folders in which every file has the same cache rule. */
const uniformFolders = ['/static/', '/icons/'];

/** A file of the public folder (`/app-….js`) and its size in bytes. */
type SizedFile = { path: string; size: number };

/** The files that browsers may cache, those first that matter most to a page: worker, search index, scripts, fonts. */
export function findKeptFiles(folder: string): string[] {
  const files: SizedFile[] = ['', '/search', '/icons', '/static'].flatMap((inner) =>
    readdirSync(join(folder, inner), { recursive: inner !== '', withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({
        path: file.slice(join(folder).length).replaceAll('\\', '/'),
        size: statSync(file).size,
      })),
  );
  return files
    .filter(({ path }) => cacheControlFor(path) !== revalidate)
    .sort((a, b) => rankOf(a.path) - rankOf(b.path) || b.size - a.size)
    .map(({ path }) => path);
}

const ranks = [
  /^\/sw\.js$/,
  // Every search fetches these; the details of cards and the texts are only fetched later.
  /^\/search\/(?!.*-(cards|texts)\.)/,
  /\.(js|css)$/,
  /^\/search\//,
  /\.woff2$/,
  /^\/(icons|favicon)/,
];

function rankOf(path: string): number {
  const rank = ranks.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? ranks.length : rank;
}

/**
 * `_headers` for Netlify and Cloudflare Pages: the headers of every response, those of feeds, then the cache rule of
 * each cacheable file. Both hosts let browsers revalidate all other files, and both merge the blocks that match a path,
 * so no path is in two blocks with cache rules.
 *
 * Netlify applies a block to its path even if the response is a 404, so files are listed one by one: a missing file has
 * no block. Cloudflare reads only the first hundred blocks, but removes `cache-control` from a 404, so its builds get
 * one block a folder instead.
 *
 * If several blocks have the same header, Netlify sends that of the last one; Cloudflare joins them, unless a block
 * removes the earlier one by `!`.
 * @param headers headers of every response
 * @param files from `findKeptFiles`
 * @param isCloudflare true in a build that Cloudflare Pages runs
 * @param forEditor the headers of the content editor that differ from the others, if the build has it
 */
export function headersFor(
  headers: Readonly<Record<string, string>>,
  files: readonly string[],
  isCloudflare = false,
  forEditor?: Readonly<Record<string, string>>,
): string {
  const folderOf = (path: string) => uniformFolders.find((folder) => path.startsWith(folder));
  const named = isCloudflare ? files.map((path) => (folderOf(path) ? `${folderOf(path)}*` : path)) : files;
  const blocks = [...new Set(named)].map((path) => [
    path,
    `  cache-control: ${cacheControlFor(path.replace('*', 'example.png'))}`,
  ]);
  const folders = blocks.filter(([path]) => path?.endsWith('*'));
  const single = blocks.filter(([path]) => !path?.endsWith('*'));
  const editor = forEditor ? [{ from: `${editorFolder}*`, headers: forEditor }] : [];
  const rules = [{ from: '/*', headers }, ...editor, ...fileHeaders];
  const most = isCloudflare ? cloudflareBlocks - rules.length - folders.length : single.length;
  const replaced = (rule: { from: string }, name: string) =>
    isCloudflare && rule === editor[0] && name in headers ? [`  ! ${name}`] : [];
  return [
    ...rules.flatMap((rule) => [
      rule.from,
      ...Object.entries(rule.headers).flatMap(([name, value]) => [
        ...replaced(rule, name),
        `  ${name}: ${value}`,
      ]),
    ]),
    ...[...folders, ...single.slice(0, most)].flat(),
    '',
  ].join('\n');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: moved pages only. Cloudflare applies these rules before it looks for a
 * file, so rules for the search screens are in `netlify.toml` and `_worker.js` instead.
 */
export function redirectsFor(redirects: readonly RedirectRule[]): string {
  const lines = redirects.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}`,
    `${from.slice(0, -1)} ${to} ${status}`,
  ]);
  return `${lines.join('\n')}\n`;
}

/** `netlify.toml`: the build settings, and rewrites for paths without a file. Netlify looks for files first. */
export function netlifyFor(): string {
  const hidden = hostFiles.filter((file) => !['_headers', '_redirects'].includes(file));
  const rule = (from: string, to: string, status: number, isForced = false) => [
    '',
    '[[redirects]]',
    `from = "${from}"`,
    `to = "${to}"`,
    `status = ${status}`,
    ...(isForced ? ['force = true'] : []),
  ];
  return [
    '# Written by the build from src/domain/site/hosting.ts. Changes belong there.',
    '',
    '[build]',
    'command = "npm run build"',
    'publish = "public"',
    ...hidden.flatMap((file) => rule(`/${file}`, '/404.html', 404, true)),
    ...wildcardScreens.flatMap(({ from, document, status }) =>
      rule(from, document.replace(/index\.html$/, ''), status),
    ),
    ...notFoundDocuments.flatMap(({ from, document, status }) => rule(from, document, status)),
    '',
  ].join('\n');
}
