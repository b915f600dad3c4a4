import { useWords } from '../locale/useWords';
import * as styles from './ProgressBar.module.css';
import { useBrowserState } from './useBrowserState';

/** A thin line at the top while a page has been on its way for over a second, and words for who does not see it. */
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
