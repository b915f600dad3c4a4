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

describe('an estimate', () => {
  it('is the middle price per m² times the size, with the middle half as its range', () => {
    const found = estimate(valuation({ type: 'apartment', size: 100 }, near, ['marina', 'lusail']));
    expect([found.low, found.middle, found.high]).toEqual([950_000, 1_000_000, 1_050_000]);
    expect(found.place).toBe('marina');
    expect(found.used.map(({ size }) => size)).toEqual([100, 80, 120, 140, 160]);
  });

  it('says more than three digits of nothing', () => {
    const found = estimate(valuation({ type: 'apartment', size: 123.4 }, near, ['marina']));
    expect(found.middle).toBe(1_230_000);
  });

  it('takes the place around where the own one has too few, and is less sure then', () => {
    const homes = [...near.slice(0, 4), home(9, 12_000, 100, foxHills)];
    const found = estimate(valuation({ type: 'apartment', size: 100 }, homes, ['marina', 'lusail']));
    expect(found.place).toBe('lusail');
    expect(found.used).toHaveLength(5);
    expect(found.reasons).toContain('areaAround');
    expect(found.sureness).toBe('low');
  });

  it('is not made up where there too are too few', () => {
    const result = valuation({ type: 'apartment', size: 100 }, near.slice(0, 4), ['marina', 'lusail']);
    expect(result).toEqual({ found: 4, place: 'lusail' });
  });

  it('compares with no other type', () => {
    expect(valuation({ type: 'villa', size: 100 }, near, ['marina'])).toEqual({ found: 0, place: 'marina' });
  });

  it('is good for many homes of like price, and says when the size is unlike all of them', () => {
    const many = [...near, ...near].map((other, index) => ({ ...other, index }));
    const good = estimate(valuation({ type: 'apartment', size: 100 }, many, ['marina']));
    expect([good.sureness, good.reasons]).toEqual(['good', ['sameArea', 'manyHomes', 'pricesClose']]);
    const large = estimate(valuation({ type: 'apartment', size: 400 }, many, ['marina']));
    expect([large.sureness, large.reasons.at(-1)]).toEqual(['fair', 'sizeOutside']);
  });

  it('says when prices lie apart', () => {
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

  it('is finite and in order, or not there, whatever goes in', () => {
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

  it('never falls as the size rises', () => {
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
