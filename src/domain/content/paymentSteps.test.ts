import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentSteps } from './paymentSteps';

describe('the amounts of a payment plan', () => {
  it('are the shares of the price', () => {
    const steps = [{ percent: 10 }, { percent: 20 }, { percent: 70 }];
    expect(paymentSteps(steps, 1_250_000).map(({ amount }) => amount)).toEqual([125_000, 250_000, 875_000]);
  });

  it('add up to the price for any price', () => {
    const steps = [{ percent: 33.3 }, { percent: 33.3 }, { percent: 33.4 }];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), (price) => {
        const amounts = paymentSteps(steps, price).map(({ amount }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price);
      }),
    );
  });
});
