import { expect, it } from 'vitest';
import { words } from '../../../../tests/support/plannedSite';
import type { LocaleCode } from '../../../i18n/locales';
import { bedrooms } from './bedrooms';
import type { LabelContext } from './searchFilter';

it.each<[LocaleCode, number | null, number | null, string]>([
  ['ar', 1, 2, 'من غرفة نوم واحدة إلى غرفتي نوم'],
  ['ar', null, 2, 'حتى غرفتي نوم'],
  ['ar', 2, 2, 'غرفتا نوم'],
  ['ar', 2, null, 'غرفتا نوم فأكثر'],
  ['ar', 0, 2, 'من استوديو إلى غرفتي نوم'],
  ['en', 1, 2, '1 bedroom to 2 bedrooms'],
  ['en', 0, 0, 'Studio'],
])('names a number of bedrooms in %s, from %s to %s', (code, minBedrooms, maxBedrooms, label) => {
  const context: LabelContext = { t: words[code], code, words: null };
  expect(
    bedrooms.label({ minBedrooms, maxBedrooms, family: 'residential', purpose: 'rent' }, context, ''),
  ).toBe(label);
});
