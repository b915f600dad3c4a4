import type { Valuation, ValuationReason } from '../../domain/calculators/valuation';
import type { ValuationQuestion } from '../../domain/calculators/valuationAnswers';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';
import * as styles from './CalculatorSlot.module.css';
import { Headline } from './Headline';
import { Money } from './Money';
import { ResultRows } from './ResultRows';
import { useFigures } from './useFigures';

type Props = { valuation: Valuation; question: ValuationQuestion; nameOf: (slug: string) => string };

const tones = { good: 'good', fair: 'brand', low: 'warn' } as const;

/** The estimate: the range, its middle, and the confidence in it. */
export function Estimate({ valuation, question, nameOf }: Props) {
  const { t } = useWords();
  const { money } = useFigures();
  const { low, middle, high, perMetre, place, used, sureness, reasons } = valuation;
  const wordsOf = (reason: ValuationReason) => {
    const values = { place: nameOf(place), own: nameOf(question.area), count: used.length };
    return t(`estimate.reason.${reason}`, values);
  };
  return (
    <>
      <Headline label={t(`estimate.${question.purpose}`)}>
        <span className="figures">
          {t('estimate.range', { low: money(low, 'QAR'), high: money(high, 'QAR') })}
        </span>
      </Headline>
      <ResultRows
        rows={[
          { label: t('estimate.middle'), value: <Money amount={middle} currency="QAR" /> },
          { label: t('estimate.perMetre'), value: <Money amount={perMetre.middle} currency="QAR" /> },
          {
            label: t('estimate.sureness'),
            value: <Badge tone={tones[sureness]}>{t(`estimate.sureness.${sureness}`)}</Badge>,
          },
        ]}
      />
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{wordsOf(reason)}</li>
        ))}
      </ul>
      <p className="soft">{t('estimate.asking')}</p>
    </>
  );
}
