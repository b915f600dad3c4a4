import { useEffect, useRef } from 'react';
import { maxDeviceSearches } from '../../../domain/alerts/deviceSearches';
import { LocalLink } from '../../locale/LocalLink';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import * as styles from './SaveSearchFailure.module.css';
import type { Failure } from './savedSearchesApi';

type Props = {
  /** `full` when the device has no room for another search. */
  failure: Failure | 'full';
  /** Saves the search on the device; null if that has failed. */
  onSaveHere: (() => void) | null;
};

/** Says why a search was not saved, and what to do. The answers stay in the form. */
export function SaveSearchFailure({ failure, onSaveHere }: Props) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  // In a low window the message is below what is visible of the dialog.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  if (failure === 'full') {
    return (
      <div ref={box} role="alert" className={styles.failure}>
        <p>{t('saved.full', { count: maxDeviceSearches })}</p>
        <LocalLink to="/saved-searches/">{t('saved.list')}</LocalLink>
      </div>
    );
  }
  return (
    <div ref={box} role="alert" className={styles.failure}>
      <p className={styles.title}>{t('saved.failure.title')}</p>
      <p>{t(`saved.failure.${failure === 'gone' ? 'noServer' : failure}`)}</p>
      {onSaveHere && (
        <Button look="secondary" onClick={onSaveHere}>
          {t('saved.instead')}
        </Button>
      )}
    </div>
  );
}
