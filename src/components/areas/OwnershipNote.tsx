import KeyRound from 'lucide-react/icons/key-round';
import type { ResidencyRates } from '../../domain/content/rates';
import type { PlaceView } from '../../domain/site/detailsContent';
import { formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { Term } from '../ui/Term';
import * as styles from './OwnershipNote.module.css';

type Props = {
  place: PlaceView[];
  /** Price of the home in QAR. */
  price?: number;
  /**
   * Minimum price in QAR for a residence permit, and for the benefits of permanent residence. Without it, the note does
   * not mention residence.
   */
  residency?: Pick<ResidencyRates, 'residence' | 'permanent'> | null;
  /**
   * True for a home under construction. No published rule says when the right to residence begins, so the note phrases
   * it as a question.
   */
  unfinished?: boolean;
};

/**
 * Says who may own a home in this place: freehold, or 99 years of usufruct. It renders nothing where this is unknown.
 */
export function OwnershipNote({ place, price = 0, residency = null, unfinished = false }: Props) {
  const { t, code } = useWords();
  const [here] = place;
  if (here?.country !== 'qatar') return null;
  const rule = here.freehold ? 'freehold' : here.usufruct ? 'usufruct' : null;
  if (!rule) return null;
  const reached = residency && price >= residency.permanent ? 'permanent' : 'residence';
  const threshold = residency && price >= residency.residence ? residency[reached] : null;
  return (
    <p className={styles.note}>
      <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>
          <Term of={`ownership.${rule}`}>{t(`ownership.${rule}`)}</Term>
        </strong>{' '}
        {t(`ownership.${rule}Text`)}
        {threshold !== null && unfinished && ` ${t('ownership.unfinished')}`}
        {threshold !== null && !unfinished && (
          <>
            {' '}
            {t(`ownership.${reached}`, { threshold: formatPrice(threshold, 'QAR', code) })}{' '}
            {t('ownership.days')}
          </>
        )}
      </span>
    </p>
  );
}
