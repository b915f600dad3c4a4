import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparable } from './comparables';
import { isValuation, type NoValuation, type Valuation, valuation } from './valuation';

const home = (index: number, perMetre: number, size: number, places: string[]): Comparable => ({
  index,
  type: 'apartment',
  size,
  price: perMetre * size,
  places,
});
const marina = ['marina', 'lusail', 'qatar'];
const foxHills = ['fox-hills', 'lusail', 'qatar'];
const near = [9_000, 9_500, 10_000, 10_500, 11_000].map((perMetre, index) =>
  home(index, perMetre, 80 + index * 20, marina),
);
const estimate = (result: Valuation | NoValuation): Valuation => {
  if (!isValuation(result)) throw new Error(`only ${result.found} homes`);
  return result;
};

describe('valuation', () => {
  it('is the median price per m² times the size, with the middle half as its range', () => {
    const found = estimate(valuation({ type: 'apartment', size: 100 }, near, ['marina', 'lusail']));
    expect([found.low, found.middle, found.high]).toEqual([950_000, 1_000_000, 1_050_000]);
    expect(found.place).toBe('marina');
    expect(found.used.map(({ size }) => size)).toEqual([100, 80, 120, 140, 160]);
  });

  it('is rounded to three digits', () => {
    const found = estimate(valuation({ type: 'apartment', size: 123.4 }, near, ['marina']));
    expect(found.middle).toBe(1_230_000);
  });

  it('uses the parent area if the area has too few homes, with less confidence', () => {
    const homes = [...near.slice(0, 4), home(9, 12_000, 100, foxHills)];
    const found = estimate(valuation({ type: 'apartment', size: 100 }, homes, ['marina', 'lusail']));
    expect(found.place).toBe('lusail');
    expect(found.used).toHaveLength(5);
    expect(found.reasons).toContain('areaAround');
    expect(found.sureness).toBe('low');
  });

  it('is not given if the parent area has too few homes too', () => {
    const result = valuation({ type: 'apartment', size: 100 }, near.slice(0, 4), ['marina', 'lusail']);
    expect(result).toEqual({ found: 4, place: 'lusail' });
  });

  it('compares only homes of the same type', () => {
    expect(valuation({ type: 'villa', size: 100 }, near, ['marina'])).toEqual({ found: 0, place: 'marina' });
  });

  it('is good for many homes of similar price, and warns if the size differs from all of them', () => {
    const many = [...near, ...near].map((other, index) => ({ ...other, index }));
    const good = estimate(valuation({ type: 'apartment', size: 100 }, many, ['marina']));
    expect([good.sureness, good.reasons]).toEqual(['good', ['sameArea', 'manyHomes', 'pricesClose']]);
    const large = estimate(valuation({ type: 'apartment', size: 400 }, many, ['marina']));
    expect([large.sureness, large.reasons.at(-1)]).toEqual(['fair', 'sizeOutside']);
  });

  it('warns if prices vary widely', () => {
    const apart = [6_000, 8_000, 10_000, 14_000, 18_000].map((perMetre, index) =>
      home(index, perMetre, 100, marina),
    );
    expect(estimate(valuation({ type: 'apartment', size: 100 }, apart, ['marina'])).reasons).toContain(
      'pricesApart',
    );
  });

  const anyHomes = fc.array(
    fc.record({
      index: fc.nat(),
      type: fc.constant('apartment' as const),
      size: fc.oneof(
        fc.double({ min: 10, max: 5_000, noNaN: true }),
        fc.constant(0),
        fc.constant(Number.NaN),
      ),
      price: fc.oneof(fc.double({ min: 1, max: 1e9, noNaN: true }), fc.constant(0), fc.constant(Number.NaN)),
      places: fc.constant(marina),
    }),
    { maxLength: 30 },
  );

  it('is finite and ordered, or not given, for any input', () => {
    fc.assert(
      fc.property(fc.double(), anyHomes, (size, homes) => {
        const result = valuation({ type: 'apartment', size }, homes, ['marina']);
        if (!isValuation(result)) return;
        const { low, middle, high } = result;
        expect([low, middle, high].every(Number.isFinite)).toBe(true);
        expect(low <= middle && middle <= high).toBe(true);
      }),
    );
  });

  it('never decreases with a larger size', () => {
    const size = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(size, size, (a, b) => {
        const of = (metres: number) =>
          estimate(valuation({ type: 'apartment', size: metres }, near, ['marina'])).middle;
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)));
      }),
    );
  });
});
