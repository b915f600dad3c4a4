import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as styles from './Notice.module.css';
import { useSiteFrame } from './useSiteFrame';

type Props = {
  text: string;
  /** Buttons and links after the text. */
  children?: ReactNode;
  /** Shows a close button that calls this function. */
  onClose?: () => void;
};

/** A short message to the visitor. */
export function Notice({ text, children, onClose }: Props) {
  const { words } = useSiteFrame();
  return (
    <div className={styles.notice}>
      <p role="status">{text}</p>
      {children && <div className={styles.choices}>{children}</div>}
      {onClose && (
        <button type="button" className="iconButton" aria-label={words['runtime.close']} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
