import { KeyRound } from 'lucide-react';
import type { PlaceView } from '../../domain/site/pageContent';
import { useWords } from '../locale/useWords';
import * as styles from './OwnershipNote.module.css';

/** Who may own here, where the law says so: freehold, or 99 years of usufruct. Nothing where it is not known. */
export function OwnershipNote({ place }: { place: PlaceView[] }) {
  const { t } = useWords();
  if (place[0]?.country !== 'qatar') return null;
  const rule = place.some(({ freehold }) => freehold)
    ? 'freehold'
    : place.some(({ usufruct }) => usufruct)
      ? 'usufruct'
      : null;
  if (!rule) return null;
  return (
    <p className={styles.note}>
      <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>{t(`ownership.${rule}`)}</strong> {t(`ownership.${rule}Text`)}
      </span>
    </p>
  );
}
