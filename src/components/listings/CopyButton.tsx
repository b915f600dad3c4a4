import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useWords } from '../locale/useWords';
import { useCopy } from '../ui/useCopy';
import * as styles from './CopyButton.module.css';

/** A short left-to-right code, such as a reference, and a button that copies it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useWords();
  const [copied, copy] = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    <span className={styles.row}>
      <span className="ltr">{text}</span>
      <button type="button" className={styles.button} aria-label={t('property.copy')} onClick={copy}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <span role="status" className="hidden">
        {copied && t('property.copied')}
      </span>
    </span>
  );
}
