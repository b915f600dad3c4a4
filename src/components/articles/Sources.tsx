import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import * as styles from './Sources.module.css';

type Props = { sources: { label: string; url: string }[]; updated: string | null };

/** The sources of an article's facts, and the date on which they were last checked. */
export function Sources({ sources, updated }: Props) {
  const { t } = useWords();
  if (sources.length === 0 && !updated) return null;
  return (
    <footer className={styles.sources}>
      {updated && (
        <p>
          {t('common.updated')} <FormattedDate iso={updated} />
        </p>
      )}
      {sources.length > 0 && (
        <>
          <h2>{t('common.sources')}</h2>
          <ul>
            {sources.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
