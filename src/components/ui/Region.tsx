import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords';
import { ErrorBoundary } from './ErrorBoundary';
import * as styles from './Region.module.css';

type Props = { resetKey?: string; children: ReactNode };

/** Contains an error in a part of the page: the part shows a message, and the rest of the page keeps working. */
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
