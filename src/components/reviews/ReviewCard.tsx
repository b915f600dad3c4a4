import type { ReviewCardView } from '../../domain/content/cards';
import { teamMemberPath } from '../../domain/site/paths';
import { FormattedDate } from '../locale/FormattedDate';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { Stars } from '../ui/Stars';
import * as styles from './ReviewCard.module.css';

/** A client's review. */
export function ReviewCard({ review }: { review: ReviewCardView }) {
  const { t } = useWords();
  const { rating, text, author, place, agent, date, subject } = review;
  return (
    <figure className={`panel ${styles.card}`}>
      <Stars rating={rating} />
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        <span>
          {subject}
          {place && ` · ${place}`} · <FormattedDate iso={date} />
        </span>
        {agent && (
          <span>
            {t('reviews.with')} <LocalLink to={teamMemberPath(agent.slug)}>{agent.name}</LocalLink>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
