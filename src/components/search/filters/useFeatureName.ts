import type { WantedFeature } from '../../../domain/search/vocabulary';
import { useWords } from '../../locale/useWords';
import { featureKey } from './featureKey';

/** A feature in the reader's words. */
export function useFeatureName(): (feature: WantedFeature) => string {
  const { t } = useWords();
  return (feature) => t(featureKey(feature));
}
