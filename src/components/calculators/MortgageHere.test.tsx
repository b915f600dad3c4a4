import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { MortgageHere } from './MortgageHere';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each(localeCodes)("the mortgage calculator on a home's page in %s", (code) => {
  const t = wordsOf(code);
  const blocks = [
    { type: 'text' },
    { type: 'calculator', calculator: 'mortgage', rates: ratesIn(code).mortgage },
  ];
  const page = {
    result: {
      data: {
        view: { content: { blocks } },
        locales: { edges: [{ node: { data: { 'mortgage.extra': 'more' } } }] },
      },
    },
  };

  it('is a link until it is clicked, then starts with the price of the home', async () => {
    const fetch = vi.fn(async () => ({ ok: true, json: async () => page }));
    vi.stubGlobal('fetch', fetch);
    renderInLanguage(<MortgageHere price={2_400_000} />, code);
    const link = screen.getByRole('link', { name: t('purchase.calculator') });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/services/mortgages/?price=2400000#calculator'),
    );
    fireEvent.click(link);
    const title = await screen.findByRole('heading', { name: t('mortgage.title') });
    expect(title).toHaveFocus();
    const result = screen.getByRole('region', { name: t('calculators.result') });
    expect(within(result).getByText(formatPrice(10_523, 'QAR', code))).toBeVisible();
    expect(fetch).toHaveBeenCalledWith(
      expect.stringMatching(/page-data.*\/services\/mortgages\/page-data\.json$/),
    );
    expect(link).not.toBeInTheDocument();
  });
});
