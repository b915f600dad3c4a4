import type { CalculatorView } from '../../domain/calculators/calculatorView';
import { parseAmount } from '../../domain/calculators/parseAmount';
import { type Buyer, stampDuty } from '../../domain/calculators/stampDuty';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { AmountField } from './AmountField';
import { AsOf } from './AsOf';
import { Calculator } from './Calculator';
import { ChoiceField } from './ChoiceField';
import { Headline } from './Headline';
import { Money } from './Money';
import { Note } from './Note';
import { ShareResult } from './ShareResult';
import { BandTable } from './StampDutyCalculator.BandTable';
import { useAnswers } from './useAnswers';
import { useFigures } from './useFigures';

type Props = Extract<CalculatorView, { calculator: 'stampDuty' }> & { price?: number; inUrl?: boolean };

const buyers = ['firstTime', 'main', 'additional'] as const satisfies Buyer[];
const homes = ['abroad', 'uk'] as const;

/** Calculator of UK stamp duty by type of buyer and residence. */
export function StampDutyCalculator({ rates, price: initialPrice = 400_000, inUrl = true }: Props) {
  const { t, code } = useWords();
  const { money, percent } = useFigures();
  const initial = { price: String(initialPrice), buyer: 'additional', lives: 'abroad' };
  const { form, answers, read } = useAnswers(initial, inUrl);
  const buyer = buyers.find((name) => name === answers.buyer) ?? 'additional';
  const ukResident = answers.lives === 'uk';
  const price = parseAmount(answers.price);
  const duty = price === null ? null : stampDuty({ price, buyer, ukResident }, rates);
  const limit = money(rates.firstTime.upTo, 'GBP');
  const isSurcharged = price !== null && price >= rates.surchargeFrom;
  const notes = [
    duty?.relief === 'given' && t('stampDuty.reliefGiven', { limit }),
    duty?.relief === 'lost' && t('stampDuty.reliefLost', { limit }),
    isSurcharged && buyer === 'additional' && t('stampDuty.additionalNote', { count: rates.additional }),
    isSurcharged && !ukResident && t('stampDuty.abroadNote', { count: rates.notResident }),
  ].filter((note) => note !== false);
  const announcement = duty
    ? t('stampDuty.said', { total: money(duty.total, 'GBP'), rate: percent(duty.effectiveRate) })
    : t('stampDuty.error.price');

  return (
    <Calculator
      title={t('stampDuty.title')}
      form={form}
      read={read}
      announcement={announcement}
      fields={
        <>
          <AmountField
            name="price"
            label={t('stampDuty.price')}
            unit={t('calculators.unit.GBP')}
            initial={formatNumber(initialPrice, code)}
            error={duty ? null : t('stampDuty.error.price')}
          />
          <ChoiceField
            name="buyer"
            label={t('stampDuty.buyer')}
            hint={t('stampDuty.buyerHint')}
            options={buyers.map((value) => ({ value, label: t(`stampDuty.buyer.${value}`) }))}
            initial="additional"
          />
          <ChoiceField
            name="lives"
            label={t('stampDuty.lives')}
            options={homes.map((value) => ({ value, label: t(`stampDuty.lives.${value}`) }))}
            initial="abroad"
          />
          {notes.length > 0 && (
            <Note tone="plain">
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Note>
          )}
        </>
      }
      result={
        duty ? (
          <>
            <Headline label={t('stampDuty.total')} of="stampDuty.total">
              <Money amount={duty.total} currency="GBP" />
            </Headline>
            <p>{t('stampDuty.effective', { rate: percent(duty.effectiveRate) })}</p>
            <BandTable duty={duty} />
            {inUrl && <ShareResult answers={answers} />}
          </>
        ) : (
          <p>{t('stampDuty.error.price')}</p>
        )
      }
      below={<AsOf rates={rates} />}
    />
  );
}
