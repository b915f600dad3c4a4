import {
  cacheControlFor,
  notFoundDocuments,
  type RedirectRule,
  revalidate,
  wildcardScreens,
} from '../domain/site/hosting';

/** Cloudflare's limit for one `_headers`. */
const mostBlocks = 99;

/**
 * `_headers` for Netlify and Cloudflare Pages: the headers of every answer, then the cache rule of each file that may be
 * kept. Both hosts already have every other file asked about each time, and join what two blocks say, so no path is in
 * two blocks that speak of caching. Only a star at the end of a path means the same to both.
 * Cloudflare reads no more than a hundred blocks; what is beyond them is asked about each time, like all the rest.
 * @param headers of every answer
 * @param files names of the files at the top of the public folder, those that matter most first
 */
export function headersFor(headers: Readonly<Record<string, string>>, files: readonly string[]): string {
  const kept = ['/static/*', '/search-data/*', '/icons/*', ...files.map((file) => `/${file}`)]
    .map((path) => ({ path, cacheControl: cacheControlFor(exampleOf(path)) }))
    .filter(({ cacheControl }) => cacheControl !== revalidate)
    .slice(0, mostBlocks - 1);
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...kept.flatMap(({ path, cacheControl }) => [path, `  cache-control: ${cacheControl}`]),
    '',
  ].join('\n');
}

/** A file that stands for all beneath a path with a star. */
function exampleOf(path: string): string {
  return path.startsWith('/search-data/')
    ? '/search-data/all.0123456789.json'
    : path.replace('*', 'example.png');
}

/**
 * `_redirects` for Netlify: moves, then the screens for what no file answers, then not found. Netlify looks for files
 * first. Cloudflare Pages does not, and takes the moves only (see README).
 */
export function redirectsFor(redirects: readonly RedirectRule[]): string {
  const lines = [
    ...redirects.flatMap(({ from, to, status }) => [
      `${from} ${to} ${status}`,
      `${from.slice(0, -1)} ${to} ${status}`,
    ]),
    ...wildcardScreens.map(
      ({ from, document, status }) => `${from} ${document.replace(/index\.html$/, '')} ${status}`,
    ),
    ...notFoundDocuments.map(({ from, document, status }) => `${from} ${document} ${status}`),
  ];
  return `${lines.join('\n')}\n`;
}
