import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { ExchangeRates } from '../locale/ExchangeRates';
import { Price } from '../locale/Price';
import { Size } from '../locale/Size';
import { chooseDisplay } from '../locale/useDisplayChoice';
import { DisplaySwitch } from './DisplaySwitch';

const rates = {
  asOf: '2026-11-16',
  source: { label: 'QCB', url: 'https://www.qcb.gov.qa' },
  rates: { GBP: 4.8, USD: 3.64 },
};
const page = (
  <ExchangeRates.Provider value={rates}>
    <DisplaySwitch own="QAR" />
    <p data-testid="price">
      <Price amount={1_250_000} currency="QAR" />
    </p>
    <p data-testid="size">
      <Size metres={100} />
    </p>
  </ExchangeRates.Provider>
);

afterEach(() => act(() => chooseDisplay({ currency: null, unit: 'metres' })));

describe.each(localeCodes)('the choice of currency and unit in %s', (code) => {
  const t = wordsOf(code);
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  it('converts every price at the dated rate and shows the note about it', async () => {
    renderInLanguage(page, code);
    await choose(t('listings.display.currency.GBP'));
    expect(screen.getByTestId('price')).toHaveTextContent('260,417');
    expect(screen.getByText(/2026/)).toHaveTextContent('QCB');
  });

  it('converts every area', async () => {
    renderInLanguage(page, code);
    await choose(t('listings.display.unit.feet'));
    expect(screen.getByTestId('size')).toHaveTextContent(t('listings.squareFeet', { size: '1,076' }));
  });

  it('remembers the choice for the next page', async () => {
    renderInLanguage(page, code);
    await choose(t('listings.display.currency.USD'));
    expect(JSON.parse(localStorage.getItem('display') ?? '')).toMatchObject({ currency: 'USD' });
  });

  it('prerenders each price in its original currency', () => {
    chooseDisplay({ currency: 'USD', unit: 'feet' });
    const html = renderToString(inLanguage(page, code));
    expect(html).toContain('1,250,000');
    expect(html).not.toContain('≈');
  });
});
