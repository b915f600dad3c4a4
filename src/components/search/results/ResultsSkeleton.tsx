import { useWords } from '../../locale/useWords';
import * as styles from './ResultsSkeleton.module.css';

/** A placeholder in the shape of the results, with a loading message. */
export function ResultsSkeleton() {
  const { t } = useWords();
  return (
    <div className={`${styles.skeleton} scripted`}>
      <p role="status">{t('common.loading')}</p>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span />
          <span>
            <i />
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  );
}
