import { extraFeatureNames, type WantedFeature } from '../../../domain/search/vocabulary';

/** Key of a feature's name in the dictionaries; some stand only in the search's own. */
export function featureKey(feature: WantedFeature): string {
  return extraFeatureNames.some((name) => name === feature)
    ? `results.feature.${feature}`
    : `features.${feature}`;
}
