import Star from 'lucide-react/icons/star';
import { useWords } from '../locale/useWords';
import * as styles from './Stars.module.css';

/** A rating out of five as stars, with an accessible name. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useWords();
  return (
    <span className={styles.stars} role="img" aria-label={t('common.rating', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.5}
          fill={star <= Math.round(rating) ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
