import { expect, it } from 'vitest';
import type { Attributes } from '../support/builtPage';
import { builtPages, faulty } from '../support/builtSite';

/** Types of input to which `autocomplete` does not apply at all. */
const withoutAutofill = ['checkbox', 'radio', 'file', 'submit', 'image', 'reset', 'button'];

/** On which types of input a name may stand; `select` and `textarea` take them all but those of one line. HTML, 4.10.18.7. */
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

it('controls name what may be filled in as the HTML standard allows it', () => {
  expect(builtPages().some(({ page }) => page.autofilled.length > 3)).toBe(true);
  expect(
    faulty(({ page }) =>
      page.autofilled
        .filter((control) => !isValid(control))
        .map(({ element, type, autocomplete }) => `${element} ${type}: ${autocomplete}`)
        .join(', '),
    ),
  ).toEqual([]);
});
