import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../../../../tests/support/renderInLanguage';
import { address } from '../../../../tests/support/stubSavedSearches';
import { readSavedSearch } from '../../../domain/alerts/readSavedSearch';
import { localisePath } from '../../../domain/site/paths';
import { localeCodes } from '../../../i18n/locales';
import { ScriptlessForm } from './ScriptlessForm';

it.each(localeCodes)('the form for browsers without scripts posts what the server accepts, in %s', (code) => {
  renderInLanguage(<ScriptlessForm />, code, '/saved-searches/');
  const form = screen.getByRole<HTMLFormElement>('form');
  const answers = {
    address: `https://www.safabay.example${localisePath(address, code)}`,
    name: 'Two rooms',
    email: 'sara@example.com',
  };
  for (const [name, value] of Object.entries(answers))
    fireEvent.change(form.elements.namedItem(name) as HTMLInputElement, { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect([form.method, form.getAttribute('action')]).toEqual([
    'post',
    `/api/saved-searches?language=${code}`,
  ]);
  expect(readSavedSearch(Object.fromEntries(new FormData(form)))).toMatchObject({
    request: { ...answers, address, locale: code, frequency: 'daily', trapped: false },
    faults: [],
  });
});
