import { expect, it } from 'vitest';
import { localise } from './localised';

const item = {
  slug: 'lusail',
  name: { en: 'Lusail', ar: 'لوسيل' },
  parts: [{ label: { en: 'Marina', ar: 'مارينا' } }],
  duties: { en: ['One', 'Two'], ar: ['أولًا'] },
  point: { lat: 25, lng: 51 },
  note: null,
};

it.each([
  ['en', { name: 'Lusail', parts: [{ label: 'Marina' }], duties: ['One', 'Two'] }],
  ['ar', { name: 'لوسيل', parts: [{ label: 'مارينا' }], duties: ['أولًا'] }],
] as const)('takes the words of %s, at any depth, and leaves the rest', (code, words) => {
  expect(localise(item, code)).toEqual({
    slug: 'lusail',
    ...words,
    point: { lat: 25, lng: 51 },
    note: null,
  });
});

it('does not treat an object with additional keys as a localised value', () => {
  expect(localise({ en: 1, ar: 2, fr: 3 }, 'en')).toEqual({ en: 1, ar: 2, fr: 3 });
});
