import { useEffect, useState } from 'react';
import type { CalculatorView } from '../../domain/calculators/calculatorView';
import { placesToCompare } from '../../domain/calculators/comparables';
import { isValuation, valuation } from '../../domain/calculators/valuation';
import { noAnswers, valuationFaults, valuationQuestion } from '../../domain/calculators/valuationAnswers';
import { useWords } from '../locale/useWords';
import { awaitInEffect } from '../ui/awaitInEffect';
import { Button } from '../ui/Button';
import { Calculator } from './Calculator';
import { loadStock, type Stock } from './loadStock';
import { ShareResult } from './ShareResult';
import { useAnswers } from './useAnswers';
import { useFigures } from './useFigures';
import { ValuationFields } from './ValuationFields';
import { Comparables } from './ValuationResult.Comparables';
import { Estimate } from './ValuationResult.Estimate';
import { TooFew } from './ValuationResult.TooFew';

type Props = Extract<CalculatorView, { calculator: 'valuationResult' }>;

/** An estimate based on comparable homes, computed in the browser: range, comparables, confidence and its reasons. */
export function ValuationResult({ places, files }: Props) {
  const { t, code } = useWords();
  const { money } = useFigures();
  const { form, answers, read } = useAnswers(noAnswers, true);
  const [attempt, setAttempt] = useState(0);
  const [stock, setStock] = useState<(Stock & { purpose: string }) | 'failed' | null>(null);
  const slugs = places.map(({ slug }) => slug);
  const question = valuationQuestion(answers, slugs);
  const purpose = question?.purpose ?? null;

  useEffect(() => {
    if (!purpose) return;
    const fail = () => setStock('failed');
    return awaitInEffect(loadStock(files, purpose, code), (loaded) => setStock({ ...loaded, purpose }), fail);
  }, [files, purpose, code, attempt]);

  const loaded = stock && stock !== 'failed' && stock.purpose === purpose ? stock : null;
  const result =
    question && loaded
      ? valuation(question, loaded.comparables, placesToCompare(question.area, loaded.words))
      : null;
  const nameOf = (slug: string) => places.find((place) => place.slug === slug)?.name ?? slug;
  // No errors are shown until a size has been typed.
  const faults = valuationFaults(answers, slugs);
  const isStarted = answers.size !== '';
  const announcementOf = (found: NonNullable<typeof result>) =>
    isValuation(found)
      ? t('estimate.said', {
          low: money(found.low, 'QAR'),
          high: money(found.high, 'QAR'),
          sureness: t(`estimate.sureness.${found.sureness}`),
        })
      : t('estimate.tooFew');
  const announcement = stock === 'failed' ? t('estimate.failed') : result ? announcementOf(result) : '';

  return (
    <Calculator
      title={t('valuation.title')}
      form={form}
      read={read}
      announcement={announcement}
      fields={
        <>
          <ValuationFields
            places={places}
            initial={noAnswers}
            faults={{ area: faults.area && isStarted, size: faults.size && isStarted }}
          />
          <p className="soft">{t('valuation.private')}</p>
        </>
      }
      result={
        stock === 'failed' ? (
          <>
            <p>{t('estimate.failed')}</p>
            <div>
              <Button
                look="secondary"
                onClick={() => {
                  setStock(null);
                  setAttempt(attempt + 1);
                }}
              >
                {t('estimate.again')}
              </Button>
            </div>
          </>
        ) : !question ? (
          <p className="soft">{t('estimate.waiting')}</p>
        ) : !result ? (
          <p className="soft">{t('common.loading')}</p>
        ) : isValuation(result) ? (
          <>
            <Estimate valuation={result} question={question} nameOf={nameOf} />
            <ShareResult answers={answers} />
          </>
        ) : (
          <TooFew found={result.found} place={nameOf(result.place ?? question.area)} />
        )
      }
      below={
        result && loaded && isValuation(result) ? <Comparables used={result.used} stock={loaded} /> : null
      }
    />
  );
}
