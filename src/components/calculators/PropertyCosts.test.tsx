import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { PropertyCosts } from './PropertyCosts';

/** Dynamic imports can take long on a busy machine. */
const patient = { timeout: 10_000 };

describe.each(localeCodes)("the costs on a home's page in %s", (code) => {
  const t = wordsOf(code);
  const rates = ratesIn(code);
  const riyals = (amount: number) => formatPrice(amount, 'QAR', code);

  it('shows move-in costs of a home to rent, with its own deposit and cheques', async () => {
    const terms = { rent: 10_000, deposit: 15_000, cheques: 12, billsIncluded: true };
    renderInLanguage(<PropertyCosts costs={{ kind: 'moveIn', terms, rates: rates.renting }} />, code);
    expect(screen.getByRole('heading', { name: t('moveInSum.ofHome') })).toBeVisible();
    expect(await screen.findByText(riyals(30_000), {}, patient)).toBeVisible();
    expect(screen.getByText(t('moveInSum.utilitiesNone'))).toBeVisible();
  });

  it('shows the registration fee and the maximum loan of a sale', async () => {
    const loan = { percent: 75, years: 25, rate: 5 };
    const costs = {
      kind: 'purchase',
      price: 2_400_000,
      rates: rates.buying,
      loan,
      unfinished: null,
    } as const;
    renderInLanguage(<PropertyCosts costs={costs} />, code);
    expect(await screen.findByText(riyals(2_406_000), {}, patient)).toBeVisible();
    expect(screen.getByText(riyals(606_000))).toBeVisible();
    expect(screen.getByText(riyals(10_523))).toBeVisible();
    const way = screen.getByRole('link', { name: t('purchase.calculator') });
    expect(way).toHaveAttribute('href', expect.stringContaining('/services/mortgages/?price=2400000'));
  });

  it('shows no mortgage for a home under construction, but the ceiling with its date and source', async () => {
    const { asOf, source, underConstruction: note } = rates.mortgage;
    const unfinished = { percent: 75, years: 25, rates: { asOf, source, note } };
    const costs = {
      kind: 'purchase',
      price: 2_400_000,
      rates: rates.buying,
      loan: null,
      unfinished,
    } as const;
    renderInLanguage(<PropertyCosts costs={costs} />, code);
    expect(await screen.findByText(riyals(2_406_000), {}, patient)).toBeVisible();
    expect(screen.getByText((text) => text.includes(note))).toHaveTextContent(/2026/);
    expect(screen.getByRole('link', { name: source.label })).toHaveAttribute('href', source.url);
    expect(screen.queryByText(riyals(606_000))).not.toBeInTheDocument();
    expect(screen.queryByText(t('purchase.loanNote'))).not.toBeInTheDocument();
  });

  it('shows stamp duty of a home in the UK', async () => {
    const costs = { kind: 'stampDuty', price: 300_000, rates: rates.stampDuty } as const;
    renderInLanguage(<PropertyCosts costs={costs} />, code);
    expect(await screen.findAllByText(formatPrice(26_000, 'GBP', code), {}, patient)).not.toHaveLength(0);
  });

  it('shows nothing for a home off the market', () => {
    const { container } = renderInLanguage(<PropertyCosts costs={null} />, code);
    expect(container).toBeEmptyDOMElement();
  });
});
