import { expect, it } from 'vitest';
import { noAnswers, valuationFaults, valuationQuestion } from './valuationAnswers';

const areas = ['lusail', 'west-bay'];
const valid = { purpose: 'rent', area: 'lusail', type: 'villa', size: '٢٥٠' };

it('valid answers are a question, with any digits', () => {
  expect(valuationQuestion(valid, areas)).toEqual({
    purpose: 'rent',
    area: 'lusail',
    type: 'villa',
    size: 250,
  });
});

it.each([
  [{ area: '' }, { area: true, size: false }],
  [{ area: 'atlantis' }, { area: true, size: false }],
  [{ size: '' }, { area: false, size: true }],
  [{ size: '9' }, { area: false, size: true }],
  [{ size: '10001' }, { area: false, size: true }],
])('with %o something is missing', (change, faults) => {
  expect(valuationFaults({ ...valid, ...change }, areas)).toEqual(faults);
  expect(valuationQuestion({ ...valid, ...change }, areas)).toBeNull();
});

it('unknown purposes in a URL become sales, and unknown types are no question', () => {
  expect(valuationQuestion({ ...valid, purpose: 'x' }, areas)?.purpose).toBe('sale');
  expect(valuationQuestion({ ...valid, type: 'castle' }, areas)).toBeNull();
});

it('empty answers are no question', () => {
  expect(valuationQuestion(noAnswers, areas)).toBeNull();
});
