import { featureCounts } from '../../../domain/search/featureCounts';
import { featureKey } from '../../../domain/search/filters/features';
import { useWords } from '../../locale/useWords';
import { Terms } from '../../ui/Terms';
import * as styles from './FeaturesFilter.module.css';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Required features, each with the number of results. */
export function FeaturesFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const counts = featureCounts(searchIndex.data, searchIndex.words, query);
  return (
    <fieldset>
      <legend className={styles.label}>{t('results.filter.features')}</legend>
      <div className={styles.features}>
        {counts.map(({ feature, count }) => (
          <FilterTick
            key={feature}
            label={t(featureKey(feature))}
            count={count}
            checked={query.features.includes(feature)}
            onChange={(isWanted) => {
              const others = query.features.filter((name) => name !== feature);
              change({ ...query, features: isWanted ? [...others, feature] : others, page: 1 });
            }}
          />
        ))}
      </div>
      <Terms of={counts.map(({ feature }) => featureKey(feature))} />
    </fieldset>
  );
}
