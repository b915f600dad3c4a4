import { useWords } from '../locale/useWords';
import * as styles from './ProgressBar.module.css';
import { useBrowserState } from './useBrowserState';

/** A thin bar at the top of the page and a message for screen readers, shown when a navigation takes over a second. */
export function ProgressBar() {
  const { t } = useWords();
  const { isSlow } = useBrowserState();
  return (
    <>
      <p role="status" className="hidden">
        {isSlow ? t('common.loading') : ''}
      </p>
      {isSlow && <div className={styles.bar} data-progress="" />}
    </>
  );
}
