import { describe, expect, it } from 'vitest';
import {
  listingPath,
  localeOfPath,
  localisePath,
  searchFolders,
  searchScreenPath,
  telephoneLink,
  whatsappLink,
  withoutLocale,
} from './paths';

describe('paths and languages', () => {
  it.each([
    ['/', 'ar', '/ar/'],
    ['/about/', 'ar', '/ar/about/'],
    ['/about/', 'en', '/about/'],
    ['/404.html', 'ar', '/ar/404.html'],
  ] as const)('%s in %s is %s', (path, code, expected) => {
    expect(localisePath(path, code)).toBe(expected);
    expect(localeOfPath(expected)).toBe(code);
    expect(withoutLocale(expected)).toBe(path);
  });

  it.each(['/arabic-homes/', '/art/', '/'])('%s is English', (path) => {
    expect(localeOfPath(path)).toBe('en');
    expect(withoutLocale(path)).toBe(path);
  });

  it('/ar without its slash is Arabic', () => {
    expect(localeOfPath('/ar')).toBe('ar');
    expect(withoutLocale('/ar')).toBe('/');
  });
});

it.each([
  ['residential', 'rent', 'cap-7', '/properties-for-rent/villa/cap-7/'],
  ['residential', 'sale', 'cap-7', '/properties-for-sale/villa/cap-7/'],
  ['commercial', 'rent', 'cap-7', '/commercial-properties-for-rent/villa/cap-7/'],
  ['commercial', 'sale', 'cap-7', '/commercial-properties-for-sale/villa/cap-7/'],
  ['off-plan', 'sale', 'cap-7', '/off-plan-properties-for-sale/villa/cap-7/'],
  ['new-homes', 'sale', 'jsn7', '/new-home-for-sale/villa/jsn7/'],
] as const)('a %s home for %s has its required path', (family, purpose, reference, path) => {
  expect(listingPath({ family, purpose, reference, slug: 'villa' })).toBe(path);
});

it('the search page of each folder is below the folder, so that the landing page keeps its path', () => {
  expect(searchFolders.map(searchScreenPath)).toEqual([
    '/properties/search/',
    '/commercial-properties/search/',
    '/off-plan-properties/search/',
  ]);
});

it('links to phone numbers contain only digits and the plus sign', () => {
  expect(telephoneLink('+974 4000 1180')).toBe('tel:+97440001180');
  expect(whatsappLink('+974 5000 1180', 'مرحبًا & سلام')).toBe(
    `https://wa.me/97450001180?text=${encodeURIComponent('مرحبًا & سلام')}`,
  );
});
