import { Price } from './Price';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

type Props = {
  /** Price of one square metre. */
  amount: number;
  currency: string;
  period?: 'month' | null;
};

const squareFeetInMetre = 10.7639;

/** The price per square metre, or per square foot when the visitor has chosen feet. */
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
