import type { FeatureLabels } from '../../domain/site/detailsContent';
import { Term } from '../ui/Term';
import * as styles from './FeatureList.module.css';

/**
 * The features of a home or building. The icons come from one sprite file, so that they do not enlarge the bundle of
 * every page.
 */
export function FeatureList({ features }: { features: FeatureLabels }) {
  return (
    <ul role="list" className={styles.features}>
      {Object.entries(features).map(([name, label]) => (
        <li key={name}>
          <svg width={22} height={22} strokeWidth={1.6} aria-hidden="true" className="icon">
            <use href={`/icons/features.svg#${name}`} />
          </svg>
          <Term of={`features.${name}`}>{label}</Term>
        </li>
      ))}
    </ul>
  );
}
