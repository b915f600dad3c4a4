import type { PropertyType } from '../content/listings';
import { features, propertyTypes } from '../content/listingTerms';

/** What can be asked for beside the features that a listing names: fields of it that visitors think of as features. */
export const extraFeatureNames = ['pool', 'sea-view', 'maids-room'] as const;
/** All that `SearchQuery.features` may name. `pool` is a private or a shared one. */
export const wantedFeatureNames = [...extraFeatureNames, ...features] as const;
export type WantedFeature = (typeof wantedFeatureNames)[number];

/** True for the name of a property type, as in `type-villa`. */
export function isPropertyType(name: string): name is PropertyType {
  return (propertyTypes as readonly string[]).includes(name);
}
