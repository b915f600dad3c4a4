import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDisplayChoice } from './useDisplayChoice';

it.each([
  ['{"currency":"USD","unit":"feet"}', { currency: 'USD', unit: 'feet' }],
  ['{"currency":"XAU","unit":"feet"}', { currency: null, unit: 'feet' }],
  ['{"unit":"miles"}', { currency: null, unit: 'metres' }],
  ['"text"', { currency: null, unit: 'metres' }],
  ['no json', { currency: null, unit: 'metres' }],
])('the stored choice %s is used as far as the site knows it', (stored, choice) => {
  window.localStorage.setItem('display', stored);
  expect(renderHook(useDisplayChoice).result.current).toEqual(choice);
});
