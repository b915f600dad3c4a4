import { termOfLabel } from '../../domain/site/termOfLabel';
import { useWords } from '../locale/useWords';
import { Term } from './Term';
import * as styles from './Terms.module.css';

/** Links to the glossary entries of choices whose labels cannot be links themselves, shown below these choices. */
export function Terms({ of }: { of: readonly string[] }) {
  const { t } = useWords();
  const known = of.filter((label) => label in termOfLabel);
  if (known.length === 0) return null;
  return (
    <p className={styles.terms}>
      {t('common.meaningOf')}{' '}
      {known.map((label) => (
        <span key={label}>
          <Term of={label}>{t(label)}</Term>{' '}
        </span>
      ))}
    </p>
  );
}
