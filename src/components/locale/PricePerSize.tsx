import { Price } from './Price';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

type Props = {
  /** What a square metre costs. */
  amount: number;
  currency: string;
  period?: 'month' | null;
};

const squareFeetInMetre = 10.7639;

/** What a square metre costs, or a square foot for those who think in feet. */
export function PricePerSize({ amount, ...price }: Props) {
  const { t } = useWords();
  const isFeet = useDisplayChoice().unit === 'feet';
  return (
    <>
      <Price {...price} amount={isFeet ? amount / squareFeetInMetre : amount} />{' '}
      {t(isFeet ? 'listings.perFoot' : 'listings.perMetre')}
    </>
  );
}
