import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords';
import * as styles from './Notice.module.css';
import { useSiteFrame } from './useSiteFrame';

type Props = {
  text: string;
  /** Language of the text, where it is not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** Buttons and links after the text. */
  children?: ReactNode;
  /** Shows a button that closes the notice. */
  onClose?: () => void;
};

/** One thing that the visitor should know, in a line or two. */
export function Notice({ text, lang, dir, children, onClose }: Props) {
  const { code } = useWords();
  const { words } = useSiteFrame();
  return (
    <div className={styles.notice} lang={lang ?? code} dir={dir}>
      <p role="status">{text}</p>
      {children && <div className={styles.choices}>{children}</div>}
      {onClose && (
        <button type="button" className={styles.close} aria-label={words['runtime.close']} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
