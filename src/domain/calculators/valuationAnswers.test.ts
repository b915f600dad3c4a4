import { expect, it } from 'vitest';
import { noAnswers, valuationFaults, valuationQuestion } from './valuationAnswers';

const areas = ['lusail', 'west-bay'];
const sound = { purpose: 'rent', area: 'lusail', type: 'villa', size: '٢٥٠' };

it('sound answers ask a question, in whatever digits', () => {
  expect(valuationQuestion(sound, areas)).toEqual({
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
  expect(valuationFaults({ ...sound, ...change }, areas)).toEqual(faults);
  expect(valuationQuestion({ ...sound, ...change }, areas)).toBeNull();
});

it('an address may name anything: unknown purposes are sales, unknown types no question', () => {
  expect(valuationQuestion({ ...sound, purpose: 'x' }, areas)?.purpose).toBe('sale');
  expect(valuationQuestion({ ...sound, type: 'castle' }, areas)).toBeNull();
});

it('a form begins with nothing asked', () => {
  expect(valuationQuestion(noAnswers, areas)).toBeNull();
});
