import { describe, expect, it } from 'vitest';
import {
  cacheControlFor,
  notFoundDocumentFor,
  redirectRules,
  wildcardScreenFor,
  wildcardScreens,
} from './hosting';

const revalidate = 'public, max-age=0, must-revalidate';
const oneYear = 'public, max-age=31536000, immutable';

describe('cacheControlFor', () => {
  it.each([
    ['/index.html', revalidate],
    ['/ar/about/index.html', revalidate],
    ['/page-data/app-data.json', revalidate],
    ['/page-data/sq/d/3649515864.json', revalidate],
    ['/page-data/index/page-data.json', revalidate],
    ['/sitemap.xml', revalidate],
    ['/robots.txt', revalidate],
    ['/manifest.webmanifest', revalidate],
    ['/search/files.json', revalidate],
    ['/villa.jpg', revalidate],
    ['/sw.js', 'no-store'],
    ['/app-0d2a5f6d5b7a8c9e1f20.js', oneYear],
    ['/webpack-runtime-4b1c2d3e4f5a6b7c8d9e.js', oneYear],
    ['/component---src-templates-home-tsx-0123456789abcdef0123.js', oneYear],
    ['/231-0123456789abcdef0123.js', oneYear],
    ['/styles.5f6d5b7a8c9e1f20aabb.css', oneYear],
    ['/static/readex-0a1b2c3d4e5f60718293a4b5c6d7e8f9.woff2', oneYear],
    ['/static/0a1b2c3d/8f8f8/villa-01.avif', oneYear],
    ['/search/residential-ar.0a1b2c3d4e.json', oneYear],
    ['/icons/icon-192x192.png', 'public, max-age=86400'],
    ['/favicon-32x32.png', 'public, max-age=86400'],
    ['/idb-keyval-3.2.0-iife.min.js', revalidate],
  ])('gives %s the rule %s', (path, expected) => {
    expect(cacheControlFor(path)).toBe(expected);
  });
});

describe('wildcardScreens', () => {
  it.each([
    ['/properties/for-rent/in-lusail/', '/properties/search/index.html'],
    ['/commercial-properties/for-sale/in-qatar/type-shop/', '/commercial-properties/search/index.html'],
    ['/off-plan-properties/for-sale/in-wadi/', '/off-plan-properties/search/index.html'],
    ['/ar/properties/for-rent/in-lusail/', '/ar/properties/search/index.html'],
    ['/ar/commercial-properties/x/', '/ar/commercial-properties/search/index.html'],
    ['/ar/off-plan-properties/x/', '/ar/off-plan-properties/search/index.html'],
  ])('answers %s with %s', (path, document) => {
    expect(wildcardScreenFor(path)).toMatchObject({ document, status: 200 });
  });

  it('match no path outside the three search folders', () => {
    expect(wildcardScreenFor('/properties-for-rent/x/cap-1/')).toBeNull();
    expect(wildcardScreenFor('/about/')).toBeNull();
  });

  it('has one rule per search folder and language', () => {
    expect(wildcardScreens.map((rule) => rule.from)).toEqual([
      '/properties/*',
      '/commercial-properties/*',
      '/off-plan-properties/*',
      '/ar/properties/*',
      '/ar/commercial-properties/*',
      '/ar/off-plan-properties/*',
    ]);
  });
});

describe('notFoundDocumentFor', () => {
  it.each([
    ['/nothing/', '/404.html'],
    ['/arabic-homes/', '/404.html'],
    ['/ar/nothing/', '/ar/404/index.html'],
    ['', '/404.html'],
  ])('answers %s with %s', (path, document) => {
    expect(notFoundDocumentFor(path)).toMatchObject({ document, status: 404 });
  });
});

describe('redirectRules', () => {
  it('writes each redirect for every language', () => {
    expect(redirectRules([{ from: '/buy-properties/', to: '/buy/' }])).toEqual([
      { from: '/buy-properties/', to: '/buy/', status: 301 },
      { from: '/ar/buy-properties/', to: '/ar/buy/', status: 301 },
    ]);
  });
});
