import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { StampDutyCalculator } from './StampDutyCalculator';

describe.each(localeCodes)('the stamp duty calculator in %s', (code) => {
  const t = wordsOf(code);
  const open = () =>
    renderInLanguage(<StampDutyCalculator calculator="stampDuty" rates={ratesIn(code).stampDuty} />, code);
  const price = () => screen.getByRole('textbox', { name: t('stampDuty.price') });
  const choose = (name: string) =>
    userEvent.click(screen.getByRole('radio', { name: t(`stampDuty.${name}`) }));
  const result = () => screen.getByRole('region', { name: t('calculators.result') });
  const pounds = (amount: number) => formatPrice(amount, 'GBP', code);
  const isolates = /[\u2068\u2069]/g;

  it('starts with an additional home of a non-resident, by band', () => {
    open();
    expect(result()).toHaveTextContent(pounds(38_000));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[1]?.textContent?.replace(isolates, '')).toContain('7%');
  });

  it('depends on the buyer and their residence', async () => {
    open();
    await choose('buyer.main');
    expect(result()).toHaveTextContent(pounds(18_000));
    await choose('buyer.firstTime');
    expect(result()).toHaveTextContent(pounds(13_000));
    await choose('lives.uk');
    expect(result()).toHaveTextContent(pounds(5_000));
  });

  it('explains at the choice that a first-time buyer owns no home anywhere', () => {
    open();
    expect(screen.getByRole('group', { name: t('stampDuty.buyer') })).toHaveAccessibleDescription(
      t('stampDuty.buyerHint'),
    );
  });

  it('explains that the relief is lost above its limit', async () => {
    open();
    await choose('buyer.firstTime');
    await userEvent.clear(price());
    await userEvent.type(price(), '500,001');
    expect(
      screen.getByText((_, element) => {
        const text = element?.tagName === 'P' ? (element.textContent ?? '').replace(isolates, '') : '';
        return text === t('stampDuty.reliefLost', { limit: pounds(500_000) });
      }),
    ).toBeVisible();
  });

  it('requires a price', async () => {
    open();
    await userEvent.clear(price());
    expect(price()).toBeInvalid();
    expect(price()).toHaveAccessibleDescription(expect.stringContaining(t('stampDuty.error.price')));
  });

  it('shows the date and source of its rates', () => {
    open();
    expect(screen.getByText('2026', { exact: false, selector: 'time' })).toHaveAttribute(
      'datetime',
      '2026-11-01',
    );
    expect(screen.getByRole('link', { name: /gov/ })).toHaveAttribute(
      'href',
      expect.stringContaining('gov.uk'),
    );
  });

  it('keeps its own choice if the URL has one that is not offered', () => {
    window.history.replaceState(null, '', '/?buyer=nobody&lives=uk');
    open();
    expect(screen.getByRole('radio', { name: t('stampDuty.buyer.additional') })).toBeChecked();
    expect(screen.getByRole('radio', { name: t('stampDuty.lives.uk') })).toBeChecked();
  });
});
