import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import type { ListingCardView } from '../../../domain/content/cards';
import { formatPrice, isolate } from '../../../i18n/format';
import { localeCodes } from '../../../i18n/locales';
import { ExchangeRates } from '../../locale/ExchangeRates';
import { chooseDisplay } from '../../locale/useDisplayChoice';
import { CardReduction } from './CardReduction';
import type { HomeExtras } from './HomeExtras';

afterEach(() => act(() => chooseDisplay({ currency: null })));

it.each(localeCodes)(
  'the earlier price in %s has the sign of a converted price in another currency',
  (code) => {
    const listing = { price: { amount: 10_000, currency: 'QAR' }, status: 'for-rent' } as ListingCardView;
    const currency = { rates: { GBP: 5, USD: 4 } };
    renderInLanguage(
      <ExchangeRates.Provider value={currency as never}>
        <CardReduction listing={listing} home={{ before: 12_000 } as HomeExtras} />
      </ExchangeRates.Provider>,
      code,
    );
    const reducedFrom = (price: string) =>
      screen.getByText(wordsOf(code)('resultCards.reducedFrom', { price: isolate(price) }));
    expect(reducedFrom(formatPrice(12_000, 'QAR', code))).toBeVisible();
    act(() => chooseDisplay({ currency: 'USD' }));
    expect(reducedFrom(`≈ ${formatPrice(3000, 'USD', code)}`)).toBeVisible();
  },
);
