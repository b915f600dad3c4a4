import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rates } from '../../../tests/support/rates';
import { type Buyer, buyers, stampDuty } from './stampDuty';

const due = (price: number, buyer: Buyer, ukResident = true) =>
  stampDuty({ price, buyer, ukResident }, rates.stampDuty);

/** Price, then the expected duty for a first, a main and an additional home. */
const worked: [number, number, number, number][] = [
  [125_000, 0, 0, 6_250],
  [250_000, 0, 2_500, 15_000],
  [295_000, 0, 4_750, 19_500],
  [300_000, 0, 5_000, 20_000],
  [400_000, 5_000, 10_000, 30_000],
  [500_000, 10_000, 15_000, 40_000],
  [500_001, 15_000, 15_000, 40_000],
  [700_000, 25_000, 25_000, 60_000],
  [925_000, 36_250, 36_250, 82_500],
  [1_000_000, 43_750, 43_750, 93_750],
  [1_500_000, 93_750, 93_750, 168_750],
  [2_000_000, 153_750, 153_750, 253_750],
];

describe('stamp duty', () => {
  it.each(worked)('on £%d is %d, %d and %d', (price, ...expected) => {
    expect(buyers.map((buyer) => due(price, buyer)?.total)).toEqual(expected);
  });

  it.each([
    [125_000, 2_500, 2_500, 8_750],
    [300_000, 6_000, 11_000, 26_000],
    [400_000, 13_000, 18_000, 38_000],
  ])('on £%d for who does not live in the UK is %d, %d and %d', (price, ...expected) => {
    expect(buyers.map((buyer) => due(price, buyer, false)?.total)).toEqual(expected);
  });

  it('takes the rate for additional homes from a price of 40,000', () => {
    expect(due(39_999, 'additional')?.total).toBe(0);
    expect(due(40_000, 'additional')?.total).toBe(2_000);
  });

  it('returns whether the relief was given or lost', () => {
    expect(due(500_000, 'firstTime')?.relief).toBe('given');
    expect(due(500_001, 'firstTime')?.relief).toBe('lost');
    expect(due(500_000, 'main')?.relief).toBeNull();
  });

  it('returns the bands', () => {
    expect(due(400_000, 'additional', false)).toEqual({
      total: 38_000,
      effectiveRate: 9.5,
      relief: null,
      bands: [
        { from: 0, upTo: 125_000, rate: 7, taxed: 125_000, tax: 8_750 },
        { from: 125_000, upTo: 250_000, rate: 9, taxed: 125_000, tax: 11_250 },
        { from: 250_000, upTo: 925_000, rate: 12, taxed: 150_000, tax: 18_000 },
      ],
    });
  });

  it('is 0 for a price of 0, and null for an invalid price', () => {
    expect(due(0, 'main')).toMatchObject({ total: 0, effectiveRate: 0 });
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map((price) => due(price, 'main'))).toEqual([
      null,
      null,
      null,
    ]);
  });

  const prices = fc.integer({ min: 0, max: 20_000_000 });
  const cases = fc.record({ price: prices, buyer: fc.constantFrom(...buyers), ukResident: fc.boolean() });

  it('never decreases with a higher price', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 100_000 }), ({ price, buyer, ukResident }, more) => {
        const dearer = due(price + more, buyer, ukResident)?.total ?? 0;
        expect(dearer).toBeGreaterThanOrEqual(due(price, buyer, ukResident)?.total ?? 0);
      }),
    );
  });

  it('has bands that cover the price, with taxes that add up to the total', () => {
    fc.assert(
      fc.property(cases, ({ price, buyer, ukResident }) => {
        const duty = due(price, buyer, ukResident);
        if (!duty) throw new Error('a price has a duty');
        expect(duty.bands.reduce((sum, { taxed }) => sum + taxed, 0)).toBe(price);
        const taxes = duty.bands.reduce((sum, { tax }) => sum + tax, 0);
        expect(taxes - duty.total).toBeGreaterThan(-1e-6);
        expect(taxes - duty.total).toBeLessThan(1);
      }),
    );
  });

  it('is lowest for first-time buyers and highest for additional homes', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), (price, ukResident) => {
        const [first = 0, main = 0, additional = 0] = buyers.map(
          (buyer) => due(price, buyer, ukResident)?.total,
        );
        expect(first).toBeLessThanOrEqual(main);
        expect(main).toBeLessThanOrEqual(additional);
      }),
    );
  });

  it('returns finite figures or null for any input', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...buyers), fc.boolean(), (price, buyer, ukResident) => {
        const duty = due(price, buyer, ukResident);
        const figures = duty
          ? [
              duty.total,
              duty.effectiveRate,
              ...duty.bands.flatMap(({ taxed, tax, rate }) => [taxed, tax, rate]),
            ]
          : [];
        expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
      }),
    );
  });
});
