import { type FormEvent, useState } from 'react';
import { openPage } from '../../browser/openPage';
import type { ValuationPlace } from '../../domain/calculators/calculatorView';
import { parseAmount } from '../../domain/calculators/parseAmount';
import {
  noAnswers,
  type ValuationAnswers,
  valuationFaults,
  valuationPath,
} from '../../domain/calculators/valuationAnswers';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './Calculator.module.css';
import { ValuationFields } from './ValuationFields';

type Props = { places: readonly ValuationPlace[] };

const sound = { area: false, size: false };

/**
 * The short form that leads to an estimate. The answers are in the query string and stay in the browser; without
 * JavaScript the form is submitted with GET.
 */
export function ValuationForm({ places }: Props) {
  const { t, code } = useWords();
  const [faults, setFaults] = useState(sound);
  const path = localisePath(valuationPath, code);

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = { ...noAnswers, ...Object.fromEntries(new FormData(form)) } as ValuationAnswers;
    const found = valuationFaults(
      answers,
      places.map(({ slug }) => slug),
    );
    setFaults(found);
    const wrong = found.area ? 'area' : found.size ? 'size' : null;
    if (wrong) {
      (form.elements.namedItem(wrong) as HTMLElement).focus();
      return;
    }
    const address = `${path}?${new URLSearchParams({ ...answers, size: String(parseAmount(answers.size)) })}`;
    openPage(address);
  };

  return (
    <form
      aria-label={t('valuation.title')}
      action={path}
      className={`${styles.fields} ${styles.alone}`}
      onSubmit={show}
      noValidate
    >
      <ValuationFields places={places} initial={noAnswers} faults={faults} />
      <div className={styles.submit}>
        <Button type="submit">{t('valuation.submit')}</Button>
      </div>
      <p className="soft">{t('valuation.private')}</p>
    </form>
  );
}
