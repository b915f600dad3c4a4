import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { MortgageHere } from './MortgageHere';

afterEach(() => {
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

  it('does not open its own page if it cannot be loaded and the visitor has left meanwhile', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    let fail = () => {};
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = () => reject(new TypeError('offline')))));
    vi.resetModules();
    const { MortgageHere: Fresh } = await import('./MortgageHere');
    const open = () => renderInLanguage(<Fresh price={2_400_000} />, code);
    const click = () => fireEvent.click(screen.getByRole('link', { name: t('purchase.calculator') }));
    const { unmount } = open();
    click();
    unmount();
    await act(async () => fail());
    expect(assign).not.toHaveBeenCalled();
    open();
    click();
    await act(async () => fail());
    expect(assign).toHaveBeenCalledOnce();
  });
});
