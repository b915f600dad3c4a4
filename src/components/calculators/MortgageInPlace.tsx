import { useEffect, useRef } from 'react';
import type { LoadedPage } from '../../browser/loadPageContent';
import { useMoreWords } from '../locale/useMoreWords';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';
import type { MortgagePage } from './loadMortgage';
import { MortgageCalculator } from './MortgageCalculator';

type Props = {
  page: LoadedPage<MortgagePage>;
  price: number;
  /** True if the visitor clicked the link that the calculator replaces. */
  takesFocus: boolean;
};

/** The mortgage calculator on the page of a home, with the home's price as initial value. */
export function MortgageInPlace({ page, price, takesFocus }: Props) {
  const { t, code } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useMoreWords(page.words, code);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={styles.hereTitle}>
        {t('mortgage.title')}
      </h3>
      <MortgageCalculator calculator="mortgage" rates={page.content.rates} price={price} inUrl={false} />
    </>
  );
}
