import { expect, it } from 'vitest';
import { absoluteUrl, alternatesOf, clip } from './meta';

const siteUrl = 'https://www.safabay.example';

it('every page links to itself, its translation and, as x-default, the English page', () => {
  expect(alternatesOf(siteUrl, '/about/')).toEqual([
    { hrefLang: 'en', href: `${siteUrl}/about/` },
    { hrefLang: 'ar', href: `${siteUrl}/ar/about/` },
    { hrefLang: 'x-default', href: `${siteUrl}/about/` },
  ]);
  expect(absoluteUrl(siteUrl, '/', 'ar')).toBe(`${siteUrl}/ar/`);
});

it.each([
  ['Homes in Qatar', 20, 'Homes in Qatar'],
  ['Homes in Qatar', 14, 'Homes in Qatar'],
  ['Homes, villas and offices', 15, 'Homes, villas…'],
  ['Homes, villas', 8, 'Homes…'],
  ['بيوت، فلل ومكاتب', 8, 'بيوت…'],
])('"%s" in %d characters is "%s"', (text, length, expected) => {
  expect(clip(text, length)).toBe(expected);
  expect(clip(text, length).length).toBeLessThanOrEqual(length);
});
