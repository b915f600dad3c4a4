import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSize, paginate } from './paginate';

describe('paginate', () => {
  it('puts every item on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (total) => {
        const items = Array.from({ length: total }, (_, index) => index);
        const { pages } = paginate(total, 1);
        const seen = Array.from({ length: pages }, (_, index) => paginate(total, index + 1)).flatMap(
          ({ start, end }) => items.slice(start, end),
        );
        expect(seen).toEqual(items);
      }),
    );
  });

  it.each([
    [0, 1, { page: 1, pages: 1, start: 0, end: 0 }],
    [24, 1, { page: 1, pages: 1, start: 0, end: 24 }],
    [25, 2, { page: 2, pages: 2, start: 24, end: 25 }],
    [25, 9, { page: 2, pages: 2, start: 24, end: 25 }],
    [25, 0, { page: 1, pages: 2, start: 0, end: 24 }],
  ])('of %i items shows page %i, or the nearest', (total, page, expected) => {
    expect(paginate(total, page)).toEqual(expected);
  });

  it('puts 24 homes on a page', () => {
    expect(pageSize).toBe(24);
  });
});
