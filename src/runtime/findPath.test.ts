import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the module in a window for which the server sent this page. */
async function openPage(pagePath: string, pathname = pagePath) {
  vi.stubGlobal('window', { pagePath, location: { pathname } });
  const module = await import('./findPath');
  module.setMatchPaths([
    { path: '/properties/', matchPath: '/properties/' },
    { path: '/properties/search/', matchPath: '/properties/*' },
    { path: '/ar/properties/search/', matchPath: '/ar/properties/*' },
  ]);
  return module;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__BASE_PATH__', '');
});
afterEach(() => vi.unstubAllGlobals());

describe('the page to load for a path', () => {
  it.each([
    ['/properties/for-rent/in-lusail/', '/properties/search'],
    ['/properties/', '/properties'],
    ['/ar/properties/for-sale/in-qatar/', '/ar/properties/search'],
    ['/about/', '/about'],
  ])('is for %s %s', async (path, page) => {
    const { findPath } = await openPage('/');
    expect(findPath(path)).toBe(page);
  });

  it.each(['', '?view=map', '#results'])(
    'is the path itself for the page that the server sent%s',
    async (end) => {
      const { findPath, findMatchPath } = await openPage('/properties/for-rent/in-lusail/');
      const path = `/properties/for-rent/in-lusail/${end}`;
      expect(findPath(path)).toBe('/properties/for-rent/in-lusail');
      expect(findMatchPath(path)).toBe('/properties/for-rent/in-lusail');
      expect(findPath('/properties/for-rent/in-wadi/')).toBe('/properties/search');
    },
  );

  it.each(['/properties/.x/', '/properties/in-a%25b/', '/ar/properties/.x/'])(
    'is the not-found page where the server sent it for %s',
    async (path) => {
      const { findPath, findMatchPath, grabMatchParams } = await openPage('/404.html', path);
      expect(findPath(`${path}?view=map`)).toBe('/404.html');
      expect(findMatchPath(path)).toBe('/404.html');
      expect(grabMatchParams(path)).toEqual({});
      expect(findPath('/properties/for-rent/')).toBe('/properties/search');
    },
  );

  it.each(['/offline/', '/about/'])(
    'is the path itself where the offline page was sent for %s',
    async (path) => {
      const { findPath } = await openPage('/404.html', path);
      expect(findPath(path)).toBe(path.slice(0, -1));
    },
  );
});
