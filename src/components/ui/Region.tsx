import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords';
import { ErrorBoundary } from './ErrorBoundary';
import * as styles from './Region.module.css';

type Props = { resetKey?: string; children: ReactNode };

/** A part of a page that may break by itself: it then says so, and the rest works. */
export function Region({ resetKey, children }: Props) {
  const { t } = useWords();
  const broken = (
    <p role="alert" className={styles.broken}>
      {t('common.broken')}
    </p>
  );
  return (
    <ErrorBoundary resetKey={resetKey} fallback={broken}>
      {children}
    </ErrorBoundary>
  );
}
