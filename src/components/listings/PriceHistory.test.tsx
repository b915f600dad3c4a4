import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatDate, formatPrice, isolate } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { PriceHistory } from './PriceHistory';
import { PriceReduction } from './PriceReduction';

const from = { date: '2026-01-04', amount: 2_000_000 };
const reduced = { date: '2026-08-12', amount: 1_900_000 };
const until = '2026-11-08';

describe.each(localeCodes)('the prices of a home in %s', (code) => {
  const t = wordsOf(code);

  it('are a table with the day and the change of each price', () => {
    renderInLanguage(
      <PriceHistory prices={{ steps: [from, reduced], until }} currency="QAR" period={null} />,
      code,
    );
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      [t('priceHistory.from'), t('priceHistory.price'), t('priceHistory.change')],
      [formatDate('2026-01-04', code), formatPrice(2_000_000, 'QAR', code), '–'],
      [formatDate('2026-08-12', code), formatPrice(1_900_000, 'QAR', code), '−5%'],
    ]);
  });

  it('say by how much and when the last one was reduced', () => {
    const { container } = renderInLanguage(<PriceReduction steps={[from, reduced]} currency="QAR" />, code);
    const figures = { amount: isolate(formatPrice(100_000, 'QAR', code)), percent: isolate('5%') };
    const date = formatDate('2026-08-12', code);
    expect(container).toHaveTextContent(t('priceHistory.reducedOn', { ...figures, date }));
  });

  it('say it without a day if it is not known', () => {
    const steps = [from, { ...reduced, date: null }];
    const { container } = renderInLanguage(<PriceReduction steps={steps} currency="QAR" />, code);
    const figures = { amount: isolate(formatPrice(100_000, 'QAR', code)), percent: isolate('5%') };
    expect(container).toHaveTextContent(t('priceHistory.reduced', figures));
  });

  it('say nothing of the kind after a rise', () => {
    const { container } = renderInLanguage(<PriceReduction steps={[reduced, from]} currency="QAR" />, code);
    expect(container).toBeEmptyDOMElement();
  });
});
