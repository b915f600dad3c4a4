import Heart from 'lucide-react/icons/heart';
import { useWords } from '../locale/useWords';
import * as styles from './ShortlistButton.module.css';
import { toggleShortlisted, useShortlist } from './useShortlist';

type Props = {
  reference: string;
  /** What the home is called, to tell one heart from the next. */
  home: string;
};

/** A heart that keeps a home on the shortlist of this browser. */
export function ShortlistButton({ reference, home }: Props) {
  const { t } = useWords();
  const isKept = useShortlist().some((kept) => kept.reference === reference);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isKept}
      aria-label={t('listings.shortlist', { home })}
      onClick={() => toggleShortlisted(reference)}
    >
      <Heart size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  );
}
