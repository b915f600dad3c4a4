import type { FeatureLabels } from '../../domain/site/detailsContent';
import { Term } from '../ui/Term';
import * as styles from './FeatureList.module.css';

/** What a home or a building has, each with its drawing from one file: icons in the bundle would be paid for by every page. */
export function FeatureList({ features }: { features: FeatureLabels }) {
  return (
    <ul role="list" className={styles.features}>
      {Object.entries(features).map(([name, label]) => (
        <li key={name}>
          <svg width={22} height={22} aria-hidden="true">
            <use href={`/icons/features.svg#${name}`} />
          </svg>
          <Term of={`features.${name}`}>{label}</Term>
        </li>
      ))}
    </ul>
  );
}
