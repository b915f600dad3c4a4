import Heart from 'lucide-react/icons/heart';
import { useWords } from '../locale/useWords';
import * as styles from './ShortlistButton.module.css';
import { toggleShortlisted, useShortlist } from './useShortlist';

type Props = {
  listing: Parameters<typeof toggleShortlisted>[0];
  /** The home's name, which distinguishes the accessible names of several buttons on a page. */
  home: string;
  /** True to show the name beside the heart. */
  named?: boolean;
};

/** A heart button that adds a home or a project to the shortlist of this browser or removes it. */
export function ShortlistButton({ listing, home, named = false }: Props) {
  const { t } = useWords();
  const isKept = useShortlist().some((kept) => kept.reference === listing.reference);
  const name = t('listings.shortlist', { home });
  return (
    <button
      type="button"
      className={`${named ? `pill ${styles.named}` : `iconButton ${styles.heart}`} screenOnly`}
      aria-pressed={isKept}
      aria-label={named ? undefined : name}
      onClick={() => toggleShortlisted(listing)}
    >
      <Heart size={20} strokeWidth={1.75} fill={isKept ? 'currentColor' : 'none'} aria-hidden="true" />
      {named && name}
    </button>
  );
}
