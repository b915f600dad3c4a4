import type { PageContent } from '../../domain/site/pageContent';
import { QuickSearch } from '../search/QuickSearch';
import { Picture } from '../ui/Picture';
import * as styles from './Hero.module.css';

/** The header of the home page: a full-width picture, one sentence and the search form. */
export function Hero({ page }: { page: PageContent }) {
  return (
    <div className={styles.hero}>
      {page.picture && <Picture picture={page.picture} first sizes="100vw" className={styles.picture} />}
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{page.title}</h1>
          {page.lead && <p>{page.lead}</p>}
        </div>
        <QuickSearch />
      </div>
    </div>
  );
}
