import { useState } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './CalculatorSlot.module.css';
import { type Answers, addressOf } from './useAnswers';

/** A button that copies the URL of the current result. */
export function ShareResult({ answers }: { answers: Answers }) {
  const { t } = useWords();
  const [copied, setCopied] = useState<Answers | null>(null);
  const copy = async () => {
    const [address] = addressOf(answers).split('#');
    await navigator.clipboard.writeText(`${window.location.origin}${address}#calculator`);
    setCopied(answers);
  };
  return (
    <button type="button" className={styles.share} onClick={() => copy().catch(() => {})}>
      <span aria-live="polite">{t(copied === answers ? 'calculators.copied' : 'calculators.copyLink')}</span>
    </button>
  );
}
