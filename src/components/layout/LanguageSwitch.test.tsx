import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { LanguageSwitch } from './LanguageSwitch';

it('keeps the query, where calculators, forms and receipts have their values', () => {
  renderInLanguage(<LanguageSwitch path="/services/mortgages/" />, 'en');
  window.history.replaceState(null, '', '/services/mortgages/?price=3000000&rate=4.125');
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveProperty('pathname', '/ar/services/mortgages/');
  expect(link).toHaveProperty('search', '?price=3000000&rate=4.125');
});
