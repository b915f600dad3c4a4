import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'م'), maxLength: 9 });

/** A plain recursive implementation to compare with. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [shorterA, shorterB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slowly(shorterA, b) + 1,
    slowly(a, shorterB) + 1,
    slowly(shorterA, shorterB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwap ? slowly(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

describe('editDistance', () => {
  it.each([
    ['pearl', 'pearl', 0],
    ['perl', 'pearl', 1],
    ['pearll', 'pearl', 1],
    ['paerl', 'pearl', 1],
    ['peorl', 'pearl', 1],
    ['مشرب', 'مشيرب', 1],
    ['losial', 'lusail', 2],
  ])('between %s and %s are %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 2).whole).toBe(errors);
  });

  it.each([
    ['mshi', 'msheireb', 1],
    ['gharrr', 'gharrafa', 1],
    ['pear', 'pearl', 0],
  ])('between %s and the beginning of %s are %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 2).start).toBe(errors);
  });

  it('agrees with the recursive implementation, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, meant, most) => {
        const { whole, start } = editDistance(typed, meant, most);
        const beginnings = [...meant, ''].map((_, length) => slowly(typed, meant.slice(0, length)));
        expect(Math.min(whole, most + 1)).toBe(Math.min(slowly(typed, meant), most + 1));
        expect(Math.min(start, most + 1)).toBe(Math.min(...beginnings, most + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('counts overlong words as different', () => {
    expect(editDistance('a'.repeat(40), 'a'.repeat(40), 2).whole).toBe(3);
  });
});
