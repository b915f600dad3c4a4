import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { stubObserver } from '../../../tests/support/stubObserver';
import { localeCodes } from '../../i18n/locales';
import { ContactNumbers } from '../forms/ContactNumbers';
import { FormAside } from '../forms/FormAside';
import { Body } from './Body';

const numbers = { phone: '+974 4000 1180', whatsapp: '+974 5000 1180' };
const part = (id: string, title: string) => `<h2 id="${id}" tabindex="-1">${title}</h2><p>Text.</p>`;

beforeEach(() => stubObserver('IntersectionObserver'));
it.each(localeCodes)('the headings of a long text are listed beside it as links, in %s', (code) => {
  const t = wordsOf(code);
  const html = part('rent', 'Rent &amp; <em>bills</em>') + part('deposit', 'Deposit') + part('keys', 'Keys');
  renderInLanguage(
    <ContactNumbers.Provider value={numbers}>
      <Body block={{ type: 'body', html }} />
    </ContactNumbers.Provider>,
    code,
  );
  const contents = within(screen.getByRole('navigation', { name: t('common.contents') }));
  const links = contents.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['#rent', 'Rent & bills'],
    ['#deposit', 'Deposit'],
    ['#keys', 'Keys'],
  ]);
});

it('a short text has no list of its headings', () => {
  renderInLanguage(<Body block={{ type: 'body', html: part('rent', 'Rent') }} />, 'en');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each(localeCodes)(
  'beside a form stand the next steps, the team, the hours and a telephone, in %s',
  (code) => {
    const t = wordsOf(code);
    renderInLanguage(
      <ContactNumbers.Provider value={numbers}>
        <FormAside form="reportRepair" team="Property management" hours="Sunday 8:00" />
      </ContactNumbers.Provider>,
      code,
    );
    expect(screen.getByText(t('forms.reportRepair.next'))).toBeVisible();
    expect(screen.getByText('Property management')).toBeVisible();
    expect(screen.getByText(t('formAside.inDoha', { hours: 'Sunday 8:00' }))).toBeVisible();
    expect(screen.getByText(numbers.phone).closest('a')).toHaveAttribute('href', 'tel:+97440001180');
  },
);
