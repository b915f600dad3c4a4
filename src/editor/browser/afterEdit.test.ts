import { describe, expect, it } from 'vitest';
import { afterEdit } from './afterEdit';

const today = '2026-11-22';
const price = { amount: 9000, currency: 'QAR', period: 'month' };
const home = { status: 'for-rent', price, listed: '2026-02-01', verified: '2026-09-10' };
const cheaper = { ...price, amount: 8500 };
const first = { date: '2026-02-01', amount: 9000 };

describe('afterEdit', () => {
  it('adds the first price with the day on which the home was listed', () => {
    expect(afterEdit(home, { ...home, price: cheaper }, today)).toEqual({
      verified: today,
      priceHistory: [first],
      priceSince: today,
    });
  });

  it('adds a later price with the day since which it applied', () => {
    const before = { ...home, priceHistory: [first], price: cheaper, priceSince: '2026-05-01' };
    const after = { ...before, price: { ...price, amount: 8000 } };
    expect(afterEdit(before, after, today)).toEqual({
      verified: today,
      priceHistory: [first, { date: '2026-05-01', amount: 8500 }],
      priceSince: today,
    });
  });

  it('sets the day of verification when a home is let', () => {
    expect(afterEdit(home, { ...home, status: 'let-agreed' }, today)).toEqual({ verified: today });
  });

  it('leaves a home alone whose price and status are the same', () => {
    expect(afterEdit(home, { ...home, price: { ...price } }, today)).toEqual({});
  });

  it('takes an empty text of the form for a field that is left out', () => {
    const before = { ...home, status: 'for-sale', price: { amount: 9000, currency: 'QAR' } };
    const edited = { ...before, price: { ...before.price, period: '' }, priceSince: '' };
    expect(afterEdit(before, edited, today)).toEqual({});
    expect(afterEdit(edited, { ...edited, price: { ...edited.price, amount: 8500 } }, today)).toEqual({
      verified: today,
      priceHistory: [first],
      priceSince: today,
    });
  });

  it('keeps the day and the history that the editor has set', () => {
    const own = {
      price: cheaper,
      verified: '2026-11-20',
      priceHistory: [{ date: '2026-03-01', amount: 9000 }],
    };
    expect(afterEdit(home, { ...home, ...own }, today)).toEqual({ verified: '2026-11-20' });
  });

  it('adds no price in another currency', () => {
    const after = { ...home, price: { amount: 2000, currency: 'GBP', period: 'month' } };
    expect(afterEdit(home, after, today)).toEqual({ verified: today, priceSince: undefined });
  });
});
