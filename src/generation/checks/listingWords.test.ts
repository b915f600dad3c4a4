import { expect, it } from 'vitest';
import type { ContentItem } from '../parseContent';
import { checkListingWords } from './listingWords';

const long = (language: 'en' | 'ar', start = '') =>
  `${start}${Array.from({ length: 80 }, (_, index) => `${language === 'en' ? 'word' : 'كلمة'}${index}`).join(' ')}.`;

type Words = { en: string; ar: string };
const home = (number: number, title: Partial<Words> = {}, description: Partial<Words> = {}): ContentItem => ({
  collection: 'listings',
  file: `content/listings/cap-${number}.json`,
  names: [`cap-${number}`],
  value: {
    purpose: 'rent',
    bedrooms: 2,
    features: ['balcony'],
    title: { en: 'Two-bedroom apartment', ar: 'شقة بغرفتي نوم', ...title },
    description: { en: long('en', `${number} `), ar: long('ar', `${number} `), ...description },
  } as ContentItem['value'],
  texts: {},
  isWhole: true,
  raw: null,
});
const warningsOf = (...items: ContentItem[]) =>
  checkListingWords({ items, folder: 'content', root: '.', today: '2026-11-22' });
const warned = (...items: ContentItem[]) =>
  warningsOf(...items).map(({ path, found }) => `${path}: ${found}`);

it('accepts a well-described home', () => {
  expect(warningsOf(home(1))).toEqual([]);
});

it('returns warnings only', () => {
  const found = warningsOf(home(1, {}, { en: 'Stunning!', ar: 'قصير' }));
  expect(found.length).toBeGreaterThan(2);
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});

it('counts the words of each language', () => {
  expect(warned(home(1, {}, { ar: 'قصير جدًا' }))).toEqual(['description.ar: 2 words']);
});

it('reports a sentence that three homes share', () => {
  const same = long('en');
  expect(warned(home(1, {}, { en: same }), home(2, {}, { en: same }))).toEqual([]);
  const three = warned(...[1, 2, 3].map((number) => home(number, {}, { en: same })));
  expect(three).toHaveLength(3);
  expect(three[0]).toMatch(/in 3 homes$/);
});

it.each([
  ['en', 'A stunning view. '],
  ['en', 'It is 8 km away. '],
  ['ar', 'المساحة ٨٠ م². '],
  ['ar', 'رسوم الخدمات عليك. '],
  ['ar', 'فيها ب3 غرف. '],
] as const)('names a worn phrase in %s: %s', (language, start) => {
  expect(warned(home(1, {}, { [language]: long(language, start) }))).toHaveLength(1);
});

it('reports features that the home does not have', () => {
  expect(warned(home(1, {}, { en: long('en', 'It has a balcony and a sauna. ') }))).toEqual([
    'description.en: "sauna"',
  ]);
  expect(warned(home(1, {}, { ar: long('ar', 'وفيها ساونا. ') }))).toEqual(['description.ar: "ساونا"']);
});

it.each([
  [{ en: 'Three-bedroom apartment' }, 'title.en: "Three-bedroom apartment"'],
  [{ ar: 'شقة بثلاث غرف نوم' }, 'title.ar: "شقة بثلاث غرف نوم"'],
  [{ ar: 'شقة بغرفة نوم' }, 'title.ar: "شقة بغرفة نوم"'],
])('names a title with other bedrooms than the field: %o', (title, warning) => {
  expect(warned(home(1, title))).toEqual([warning]);
});
