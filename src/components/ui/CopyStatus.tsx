import { useWords } from '../locale/useWords';
import * as styles from './CopyStatus.module.css';
import type { CopyOutcome } from './useCopy';

type Props = {
  outcome: CopyOutcome | null;
  /** What screen readers say after copying, unless the button says it. */
  copied?: string;
  /** The text to copy by hand, unless it is shown beside the button. */
  text?: string;
};

/** Tells screen readers that a text was copied, and shows to everybody that the browser has refused it. */
export function CopyStatus({ outcome, copied, text }: Props) {
  const { t } = useWords();
  const isRefused = outcome === 'refused';
  return (
    <span role="status" className={isRefused ? `${styles.refused} screenOnly` : 'hidden'}>
      {outcome === 'copied' && copied}
      {isRefused && t('common.copyRefused')}
      {isRefused && text && (
        <>
          {' '}
          <span className={`ltr ${styles.text}`}>{text}</span>
        </>
      )}
    </span>
  );
}
