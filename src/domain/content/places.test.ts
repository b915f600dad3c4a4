import { describe, expect, it } from 'vitest';
import type { Area } from './areas';
import { ancestorsOf, countryOf, isInCountry } from './places';

const place = (slug: string, parent: string | null, kind = 'district') =>
  [slug, { slug, parent, kind } as Area] as const;
const areas = new Map([
  place('qatar', null, 'country'),
  place('doha', 'qatar', 'city'),
  place('al-sadd', 'doha'),
  place('nowhere', 'missing'),
  place('egg', 'hen'),
  place('hen', 'egg'),
]);

describe('the ancestors of an area', () => {
  it('are ordered nearest first, up to the country', () => {
    expect(ancestorsOf('al-sadd', areas).map(({ slug }) => slug)).toEqual(['doha', 'qatar']);
    expect(ancestorsOf('qatar', areas)).toEqual([]);
  });

  it('end at an unknown parent and at a cycle', () => {
    expect(ancestorsOf('nowhere', areas)).toEqual([]);
    expect(ancestorsOf('egg', areas).map(({ slug }) => slug)).toEqual(['hen', 'egg']);
  });

  it('include a country or none', () => {
    expect(countryOf('al-sadd', areas)).toBe('qatar');
    expect(countryOf('qatar', areas)).toBe('qatar');
    expect(countryOf('nowhere', areas)).toBeNull();
    expect(countryOf('unheard-of', areas)).toBeNull();
  });
});

it.each([
  ['Lusail', 25.42, 51.49, 'qatar', true],
  ['Al Ruwais', 26.14, 51.21, 'qatar', true],
  ['Dubai', 25.2, 55.27, 'qatar', false],
  ['Bahrain', 26.2, 50.58, 'qatar', false],
  ['London', 51.5, -0.12, 'uk', true],
  ['Paris', 48.85, 2.35, 'uk', false],
  ['anywhere', 0, 0, 'atlantis', true],
] as const)('%s (%d, %d) lies in %s: %s', (_name, lat, lng, country, expected) => {
  expect(isInCountry({ lat, lng }, country)).toBe(expected);
});
