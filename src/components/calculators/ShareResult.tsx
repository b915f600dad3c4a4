import { useWords } from '../locale/useWords';
import { CopyStatus } from '../ui/CopyStatus';
import { useCopy } from '../ui/useCopy';
import { useMounted } from '../ui/useMounted';
import * as styles from './CalculatorSlot.module.css';
import { type Answers, addressOf } from './useAnswers';

/** A button that copies the URL of the current result. */
export function ShareResult({ answers }: { answers: Answers }) {
  const { t } = useWords();
  // Only the browser knows the URL of the page.
  const link = useMounted() ? linkTo(answers) : '';
  const [outcome, copy] = useCopy(link);
  return (
    <>
      <button type="button" className={`${styles.share} screenOnly`} onClick={copy}>
        <span aria-live="polite">
          {t(outcome === 'copied' ? 'calculators.copied' : 'calculators.copyLink')}
        </span>
      </button>
      <CopyStatus outcome={outcome} text={link} />
    </>
  );
}

function linkTo(answers: Answers): string {
  const [address] = addressOf(answers).split('#');
  return `${window.location.origin}${address}#calculator`;
}
