import { feedFormatNames, feedFormats, feedPath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import * as styles from './FeedLinks.module.css';

/** Links to the feeds of a page in all formats. `path` is the page's path without language prefix. */
export function FeedLinks({ path }: { path: string }) {
  const { t, code } = useWords();
  return (
    <p className={`${styles.feeds} screenOnly`}>
      {t('common.feed')}
      {feedFormatNames.map((format) => (
        <a key={format} href={feedPath(path, code, format)} type={feedFormats[format].type}>
          <bdi>{feedFormats[format].name}</bdi>
        </a>
      ))}
    </p>
  );
}
