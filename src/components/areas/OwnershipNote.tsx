import KeyRound from 'lucide-react/icons/key-round';
import type { PlaceView } from '../../domain/site/pageContent';
import { formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { Term } from '../ui/Term';
import * as styles from './OwnershipNote.module.css';

/** Prices in riyals from which owning a home gives residence, and the benefits of permanent residence. */
const thresholds = { residence: 730_000, permanent: 3_650_000 } as const;

type Props = {
  place: PlaceView[];
  /** Price in riyals of the home that is spoken of; without one nothing is said of residence. */
  price?: number;
  /** For a home still being built no text settles when the right begins, so the note asks instead of telling. */
  unfinished?: boolean;
};

/** Who may own here, where the law says so: freehold, or 99 years of usufruct. Nothing where it is not known. */
export function OwnershipNote({ place, price = 0, unfinished = false }: Props) {
  const { t, code } = useWords();
  const [here] = place;
  if (here?.country !== 'qatar') return null;
  const rule = here.freehold ? 'freehold' : here.usufruct ? 'usufruct' : null;
  if (!rule) return null;
  const reached = price >= thresholds.permanent ? 'permanent' : 'residence';
  return (
    <p className={styles.note}>
      <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>
          <Term of={`ownership.${rule}`}>{t(`ownership.${rule}`)}</Term>
        </strong>{' '}
        {t(`ownership.${rule}Text`)}
        {price >= thresholds.residence && unfinished && ` ${t('ownership.unfinished')}`}
        {price >= thresholds.residence && !unfinished && (
          <>
            {' '}
            {t(`ownership.${reached}`, { threshold: formatPrice(thresholds[reached], 'QAR', code) })}{' '}
            {t('ownership.days')}
          </>
        )}
      </span>
    </p>
  );
}
