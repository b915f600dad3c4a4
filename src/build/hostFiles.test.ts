import { expect, it } from 'vitest';
import { headersFor, redirectsFor } from './hostFiles';

it('headersFor: the general headers, and a cache rule only for what may be kept', () => {
  const text = headersFor({ 'x-content-type-options': 'nosniff' }, [
    'app-0123456789abcdef0123.js',
    'robots.txt',
    'sw.js',
    'favicon-32x32.png',
  ]);
  expect(text.split('\n')).toEqual([
    '/*',
    '  x-content-type-options: nosniff',
    '/static/*',
    '  cache-control: public, max-age=31536000, immutable',
    '/search-data/*',
    '  cache-control: public, max-age=31536000, immutable',
    '/icons/*',
    '  cache-control: public, max-age=86400',
    '/app-0123456789abcdef0123.js',
    '  cache-control: public, max-age=31536000, immutable',
    '/sw.js',
    '  cache-control: no-store',
    '/favicon-32x32.png',
    '  cache-control: public, max-age=86400',
    '',
  ]);
});

it('redirectsFor: moves with and without their slash, then screens, then not found', () => {
  const lines = redirectsFor([{ from: '/team/', to: '/about/our-team/', status: 301 }]).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '/team/ /about/our-team/ 301',
    '/team /about/our-team/ 301',
    '/properties/* /properties/search/ 200',
  ]);
  expect(lines.slice(-3)).toEqual(['/ar/* /ar/404/index.html 404', '/* /404.html 404', '']);
});
