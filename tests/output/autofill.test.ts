import { expect, it } from 'vitest';
import type { Attributes } from '../support/builtPage';
import { builtPages, expectNoFault } from '../support/builtSite';

/** Input types to which `autocomplete` does not apply. */
const withoutAutofill = ['checkbox', 'radio', 'file', 'submit', 'image', 'reset', 'button'];

/**
 * The input types that each autofill field name may have (HTML standard, 4.10.18.7). `select` and `textarea` may have
 * any of these names.
 */
const typesOf: Record<string, readonly string[]> = {
  off: ['hidden', 'text', 'search', 'url', 'tel', 'email', 'password', 'date', 'month', 'number', 'range'],
  name: ['hidden', 'text', 'search'],
  email: ['hidden', 'text', 'search', 'email'],
  tel: ['hidden', 'text', 'search', 'tel'],
  'tel-country-code': ['hidden', 'text', 'search'],
};

function isValid({ element, type = 'text', autocomplete = '' }: Attributes): boolean {
  if (element === 'form') return ['on', 'off'].includes(autocomplete);
  if (element === 'select' || element === 'textarea') return autocomplete in typesOf;
  const allowed = typesOf[autocomplete] ?? [];
  return element === 'input' && !withoutAutofill.includes(type) && allowed.includes(type);
}

it('autofill attributes are valid for their control', () => {
  expect(builtPages().some(({ page }) => page.autofilled.length > 3)).toBe(true);
  expectNoFault(({ page }) =>
    page.autofilled
      .filter((control) => !isValid(control))
      .map(({ element, type, autocomplete }) => `${element} ${type}: ${autocomplete}`)
      .join(', '),
  );
});
