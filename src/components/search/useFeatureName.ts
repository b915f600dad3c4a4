import { extraFeatureNames, type WantedFeature } from '../../domain/search/vocabulary';
import { useWords } from '../locale/useWords';

/** A feature in the reader's words; some stand only in the search's own dictionary. */
export function useFeatureName(): (feature: WantedFeature) => string {
  const { t } = useWords();
  return (feature) =>
    extraFeatureNames.some((name) => name === feature)
      ? t(`results.feature.${feature}`)
      : t(`features.${feature}`);
}
