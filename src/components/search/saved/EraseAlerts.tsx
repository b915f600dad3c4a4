import { useState } from 'react';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import * as styles from './EraseAlerts.module.css';

/** Deletes everything at an address, after one question. */
export function EraseAlerts({ onErase }: { onErase: () => void }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [wasKept, setKept] = useState(false);
  const keep = () => {
    setAsking(false);
    // The button that had the focus is replaced by the first one.
    setKept(true);
  };
  if (!isAsking) {
    return (
      <p>
        <Button look="quiet" autoFocus={wasKept} onClick={() => setAsking(true)}>
          {t('saved.mail.erase')}
        </Button>
      </p>
    );
  }
  return (
    <section className={styles.question} aria-label={t('saved.mail.erase')}>
      <p role="status">{t('saved.mail.eraseText')}</p>
      <div className="buttons">
        {/* The button that had the focus is gone. */}
        <Button look="secondary" autoFocus onClick={keep}>
          {t('saved.mail.eraseNo')}
        </Button>
        <Button onClick={onErase}>{t('saved.mail.eraseYes')}</Button>
      </div>
    </section>
  );
}
