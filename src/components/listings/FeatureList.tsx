import { Check } from 'lucide-react';
import * as styles from './FeatureList.module.css';

/** What a home or a building has, in the reader's words. */
export function FeatureList({ features }: { features: string[] }) {
  return (
    <ul role="list" className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
