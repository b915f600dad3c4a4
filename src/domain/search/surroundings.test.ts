import { describe, expect, it } from 'vitest';
import { madeContent, madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import { median } from '../calculators/quantile';
import { countMatches } from './fitsQuery';
import { defaultQuery } from './query';
import { search } from './search';
import { surroundingsOf } from './surroundings';

const { data, words } = madeSearchIndex(madeContent(2500, 11), 'residential', 'sale', 'ar');
const sale = defaultQuery('residential', 'sale');
const of = (...slugs: string[]) => surroundingsOf(data, words, { ...sale, areas: slugs });

describe('surroundingsOf', () => {
  it('describes a single area, with its ownership rules', () => {
    expect(of('lusail').place).toMatchObject({
      slug: 'lusail',
      name: 'لوسيل',
      freehold: true,
      hasGuide: true,
    });
    expect(of('qatar').place).toBeNull();
    expect(of('lusail', 'al-waab').place).toBeNull();
  });

  it('counts the results of each link', () => {
    const { types, areas: inner } = of('lusail');
    for (const { type, count } of types) {
      expect(countMatches({ ...sale, areas: ['lusail'], type }, data, words)).toBe(count);
    }
    for (const { slug, count, distance } of inner) {
      expect(countMatches({ ...sale, areas: [slug] }, data, words)).toBe(count);
      expect(distance).toBeNull();
    }
    expect(inner.length).toBeGreaterThan(3);
  });

  it('lists neighbours, nearest first, if no areas lie within', () => {
    const { areas: near } = of('al-waab');
    const distances = near.map(({ distance }) => distance ?? 0);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.every((distance) => distance > 0)).toBe(true);
  });

  it('ignores other filters', () => {
    const narrow = surroundingsOf(data, words, {
      ...sale,
      areas: ['lusail'],
      maxPrice: 1,
      text: 'x',
      page: 4,
    });
    expect(narrow).toEqual(of('lusail'));
  });

  it('returns medians of at least three homes', () => {
    const { figures } = of('lusail');
    expect(figures.length).toBeGreaterThan(0);
    for (const { type, bedrooms, median: middle, sample } of figures) {
      const alike = [...search(data, words, { ...sale, areas: ['lusail'], type }).all].filter(
        (index) => (data.column.bedrooms[index] ?? 0) === (bedrooms === null ? 0 : bedrooms + 1),
      );
      expect(sample).toBe(alike.length);
      expect(sample).toBeGreaterThanOrEqual(3);
      expect(middle).toBe(Math.round(median(alike.map((index) => data.column.price[index] ?? 0))));
    }
  });
});
