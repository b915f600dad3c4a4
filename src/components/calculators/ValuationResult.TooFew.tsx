import { leastComparables } from '../../domain/calculators/valuation';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import * as styles from './Calculator.module.css';

/** The message that there are too few homes for an estimate, with a contact for a valuation. */
export function TooFew({ found, place }: { found: number; place: string }) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.headline}>
        <strong>{t('estimate.tooFew')}</strong>
      </p>
      <p>{t('estimate.tooFewText', { count: found, place, least: leastComparables })}</p>
      <div>
        <ButtonLink to="/property-valuation/">{t('estimate.visit')}</ButtonLink>
      </div>
    </>
  );
}
