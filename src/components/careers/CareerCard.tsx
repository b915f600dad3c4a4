import type { CareerCardView } from '../../domain/content/cards';
import { careerPath } from '../../domain/site/paths';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { MoreLink } from '../ui/MoreLink';
import * as styles from './CareerCard.module.css';

/** A card for a vacancy: title, location and closing date. */
export function CareerCard({ career, level = 3 }: { career: CareerCardView; level?: 2 | 3 }) {
  const { t } = useWords();
  const Heading = `h${level}` as const;
  return (
    <article className={`panel ${styles.card}`}>
      <Heading className={styles.title}>{career.title}</Heading>
      <p>{career.lead}</p>
      <p className="soft">
        {t(`careers.employmentType.${career.employmentType}`)} · {career.office} · {t('careers.closes')}{' '}
        <FormattedDate iso={career.closes} />
      </p>
      <MoreLink to={careerPath(career.slug)} aria-label={t('careers.viewDetailsOf', { title: career.title })}>
        {t('careers.viewDetails')}
      </MoreLink>
    </article>
  );
}
