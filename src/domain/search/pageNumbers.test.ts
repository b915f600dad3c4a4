import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i are %j', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  it('contain the first, last and current page, without duplicates and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, at) => {
        const page = (at % pages) + 1;
        const numbers = pageNumbers(page, pages).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      }),
    );
  });
});
