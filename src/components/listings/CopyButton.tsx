import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useWords } from '../locale/useWords';
import { CopyStatus } from '../ui/CopyStatus';
import { useCopy } from '../ui/useCopy';
import * as styles from './CopyButton.module.css';

/** A short left-to-right code, such as a reference, and a button that copies it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useWords();
  const [outcome, copy] = useCopy(text);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className={styles.row}>
      <span className="ltr">{text}</span>
      <button
        type="button"
        className={`${styles.button} screenOnly`}
        aria-label={t('property.copy')}
        onClick={copy}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <CopyStatus outcome={outcome} copied={t('property.copied')} />
    </span>
  );
}
