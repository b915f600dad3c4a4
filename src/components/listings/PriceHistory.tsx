import type { PropertyContent } from '../../domain/site/detailsContent';
import { formatDate } from '../../i18n/format';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { type Fact, Facts } from '../ui/Facts';

/** Earlier asking prices, and the date of the current one. */
export function PriceHistory({ listing }: Pick<PropertyContent, 'listing'>) {
  const { t, code } = useWords();
  const { currency, period, amount } = listing.price;
  const facts: Fact[] = listing.priceHistory.map(({ date, amount: then }) => ({
    label: formatDate(date, code),
    value: <Price amount={then} currency={currency} period={period} />,
  }));
  facts.push({
    label: t('property.priceNow'),
    value: <Price amount={amount} currency={currency} period={period} />,
  });
  return <Facts facts={facts} />;
}
