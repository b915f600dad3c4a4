import { Check } from 'lucide-react';
import type { Feature } from '../../domain/content/listings';
import { useWords } from '../locale/useWords';
import * as styles from './FeatureList.module.css';

/** What a home or a building has. */
export function FeatureList({ features }: { features: Feature[] }) {
  const { t } = useWords();
  return (
    <ul role="list" className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {t(`listings.feature.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
