import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { findKeptFiles, headersFor, netlifyFor, redirectsFor } from './hostFiles';

const oneYear = 'public, max-age=31536000, immutable';
const headers = { 'x-content-type-options': 'nosniff' };

it('findKeptFiles: cacheable files, the worker, the search index and scripts first', () => {
  const folder = temporaryFolder();
  const files = [
    'index.html',
    'robots.txt',
    'sw.js',
    'app-0123456789abcdef0123.js',
    'app-0123456789abcdef0123.js.br',
    'favicon-32x32.png',
    'search/files.json',
    'search/sale-texts.0123456789.json',
    'search/words.0123456789.json',
    'static/0123456789abcdef/villa-400.avif',
    'static/readex-0123456789abcdef.woff2',
    'icons/icon-48x48.png',
  ];
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, 'text'])));
  expect(findKeptFiles(folder)).toEqual([
    '/sw.js',
    '/search/words.0123456789.json',
    '/app-0123456789abcdef0123.js',
    '/search/sale-texts.0123456789.json',
    '/static/readex-0123456789abcdef.woff2',
    '/favicon-32x32.png',
    '/icons/icon-48x48.png',
    '/static/0123456789abcdef/villa-400.avif',
  ]);
});

const feedBlocks = [
  '/feeds/*',
  '  access-control-allow-origin: *',
  '/feeds/atom/*',
  '  content-type: application/atom+xml; charset=utf-8',
  '/feeds/json/*',
  '  content-type: application/feed+json; charset=utf-8',
  '/listings.json',
  '  access-control-allow-origin: *',
  '/ar/listings.json',
  '  access-control-allow-origin: *',
];

it('headersFor: the general headers, those of feeds, and a cache rule for each existing file', () => {
  const text = headersFor(headers, ['/sw.js', '/static/villa.avif', '/icons/icon-48x48.png']);
  expect(text.split('\n')).toEqual([
    '/*',
    '  x-content-type-options: nosniff',
    ...feedBlocks,
    '/sw.js',
    '  cache-control: no-store',
    '/static/villa.avif',
    `  cache-control: ${oneYear}`,
    '/icons/icon-48x48.png',
    '  cache-control: public, max-age=86400',
    '',
  ]);
});

it('headersFor: on Cloudflare Pages, one block a folder and at most a hundred blocks', () => {
  const scripts = Array.from({ length: 120 }, (_, index) => `/${index}-0123456789abcdef0123.js`);
  const files = ['/sw.js', ...scripts, '/static/villa.avif', '/static/flat.avif', '/icons/icon-48x48.png'];
  const lines = headersFor(headers, files, true).split('\n');
  const blocks = lines.filter((line) => line.startsWith('/'));
  expect(blocks[0]).toBe('/*');
  expect(blocks.slice(6, 9)).toEqual(['/static/*', '/icons/*', '/sw.js']);
  expect(blocks).toHaveLength(100);
  expect(lines[lines.indexOf('/static/*') + 1]).toBe(`  cache-control: ${oneYear}`);
  expect(lines[lines.indexOf('/icons/*') + 1]).toBe('  cache-control: public, max-age=86400');
});

it('headersFor: headers of the content editor in place of the general ones', () => {
  const general = { ...headers, 'content-security-policy': "default-src 'self'" };
  const forEditor = { 'content-security-policy': "default-src 'none'", 'x-robots-tag': 'noindex' };
  const blockOf = (isCloudflare: boolean) => {
    const lines = headersFor(general, [], isCloudflare, forEditor).split('\n');
    const start = lines.indexOf('/admin/*');
    return [start > lines.indexOf('/*'), ...lines.slice(start, lines.indexOf('/feeds/*'))];
  };
  const [policy, robots] = ["  content-security-policy: default-src 'none'", '  x-robots-tag: noindex'];
  expect(blockOf(false)).toEqual([true, '/admin/*', policy, robots]);
  expect(blockOf(true)).toEqual([true, '/admin/*', '  ! content-security-policy', policy, robots]);
});

it('redirectsFor: each redirect with and without its trailing slash', () => {
  expect(redirectsFor([{ from: '/team/', to: '/about/our-team/', status: 301 }])).toBe(
    '/team/ /about/our-team/ 301\n/team /about/our-team/ 301\n',
  );
});

it('netlifyFor: hides files of other hosts, then lists screens and not-found pages, prefixed languages first', () => {
  const rules = netlifyFor()
    .split('[[redirects]]\n')
    .slice(1)
    .map((rule) =>
      rule
        .trim()
        .replaceAll(/\w+ = |"/g, '')
        .split('\n')
        .join(' '),
    );
  expect(rules).toContain('/_worker.js /404.html 404 true');
  expect(rules).toContain('/ar/properties/* /ar/properties/search/ 200');
  expect(rules.slice(-2)).toEqual(['/ar/* /ar/404/index.html 404', '/* /404.html 404']);
});
