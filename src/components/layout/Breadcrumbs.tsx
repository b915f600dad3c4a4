import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Breadcrumb } from '../../domain/site/pageFrame';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import * as styles from './Breadcrumbs.module.css';

/** The path of links from the home page to this page; on a phone only the link one level up. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  const { t } = useWords();
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label={t('common.breadcrumbs')} className={`${styles.breadcrumbs} screenOnly`}>
      <ol role="list">
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={path} className={index === last ? 'hiddenOnPhone' : undefined}>
            <ChevronRight size={14} aria-hidden="true" className="flip" />
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <LocalLink to={path}>{label}</LocalLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
