import { parseAmount } from '../../domain/calculators/parseAmount';
import { rentalYield } from '../../domain/calculators/rentalYield';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { AmountField } from './AmountField';
import { Calculator } from './Calculator';
import { Headline } from './Headline';
import { Money } from './Money';
import { ResultRows } from './ResultRows';
import { ShareResult } from './ShareResult';
import { useAnswers } from './useAnswers';
import { useFigures } from './useFigures';

const initial = { price: '1200000', rent: '7000', costs: '14000', emptyMonths: '1' };

/** Calculator of the yearly rental yield. */
export function RentalYieldCalculator() {
  const { t, code } = useWords();
  const { percent } = useFigures();
  const { form, answers, read } = useAnswers(initial, true);
  const amount = (name: keyof typeof initial) => parseAmount(answers[name]);
  const [price, rent, costs, emptyMonths] = [
    amount('price'),
    amount('rent'),
    amount('costs') ?? (answers.costs.trim() === '' ? 0 : null),
    amount('emptyMonths'),
  ];
  const errors = {
    price: price && price >= 1 ? null : t('rentalYield.error.price'),
    rent: rent === null ? t('calculators.amountError') : null,
    costs: costs === null ? t('calculators.amountError') : null,
    emptyMonths: emptyMonths !== null && emptyMonths <= 12 ? null : t('rentalYield.error.emptyMonths'),
  };
  const fault = Object.values(errors).find(Boolean) ?? null;
  const earned = fault
    ? null
    : rentalYield({ price: price ?? 0, rent: rent ?? 0, costs: costs ?? 0, emptyMonths: emptyMonths ?? 0 });
  const field = (name: keyof typeof initial, unit?: string) => ({
    name,
    unit,
    label: t(`rentalYield.${name}`),
    initial: formatNumber(Number(initial[name]), code),
    error: errors[name],
  });
  const riyalUnit = t('calculators.unit.QAR');
  const riyals = (amount: number) => <Money amount={amount} currency="QAR" />;

  return (
    <Calculator
      title={t('rentalYield.title')}
      form={form}
      read={read}
      announcement={
        earned
          ? t('rentalYield.said', { net: percent(earned.net), gross: percent(earned.gross) })
          : (fault ?? '')
      }
      fields={
        <>
          <AmountField {...field('price', riyalUnit)} />
          <AmountField {...field('rent', riyalUnit)} />
          <AmountField {...field('costs', riyalUnit)} hint={t('rentalYield.costsHint')} />
          <AmountField {...field('emptyMonths')} />
        </>
      }
      result={
        earned ? (
          <>
            <Headline label={t('rentalYield.net')} of="rentalYield.net">
              <bdi>{percent(earned.net)}</bdi>
            </Headline>
            <ResultRows
              rows={[
                { label: t('rentalYield.gross'), value: <bdi>{percent(earned.gross)}</bdi> },
                { label: t('rentalYield.yearsRent'), value: riyals((rent ?? 0) * 12) },
                { label: t('rentalYield.income'), value: riyals(earned.income) },
              ]}
            />
            <p className="soft">
              {earned.income < 0 && `${t('rentalYield.loss')} `}
              {t('rentalYield.note')}
            </p>
            <ShareResult answers={answers} />
          </>
        ) : (
          <p>{fault}</p>
        )
      }
    />
  );
}
