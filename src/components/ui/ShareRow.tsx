import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../locale/useWords';
import { CopyStatus } from './CopyStatus';
import { QrCode } from './QrCode';
import * as styles from './ShareRow.module.css';
import { useCopy } from './useCopy';

type Props = {
  url: string;
  title: string;
  /** Further actions, first in the row. */
  children?: ReactNode;
};

/** Actions to share the page, copy its URL, or print it with a QR code of its URL. */
export function ShareRow({ url, title, children }: Props) {
  const { t } = useWords();
  const [canShare, setCanShare] = useState(false);
  const [outcome, copy] = useCopy(url);
  useEffect(() => setCanShare('share' in navigator), []);

  return (
    <div className={styles.row}>
      {children}
      {canShare && (
        <button
          type="button"
          className={`pill ${styles.action}`}
          onClick={() => navigator.share({ title, url }).catch(() => {})}
        >
          <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="hiddenOnPhone">{t('property.share')}</span>
        </button>
      )}
      <button type="button" className={`pill ${styles.action}`} onClick={copy}>
        {outcome === 'copied' ? (
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        <span className="hiddenOnPhone">{t('property.copyLink')}</span>
      </button>
      <button type="button" className={`pill ${styles.action}`} onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="hiddenOnPhone">{t('property.print')}</span>
      </button>
      <CopyStatus outcome={outcome} copied={t('property.copied')} text={url} />
      <div className={styles.printed}>
        <QrCode key={url} text={url} label={t('property.scan')} />
        <p className="ltr">{url}</p>
      </div>
    </div>
  );
}
