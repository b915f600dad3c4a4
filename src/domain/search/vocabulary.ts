import type { PropertyType } from '../content/listings';
import { features, propertyTypes } from '../content/listingTerms';

/** Fields of a listing that the search offers as features. */
export const extraFeatureNames = ['pool', 'sea-view', 'maids-room'] as const;
/** All possible values of `SearchQuery.features`. `pool` is a private or a shared one. */
export const wantedFeatureNames = [...extraFeatureNames, ...features] as const;
export type WantedFeature = (typeof wantedFeatureNames)[number];

/** True for the name of a property type, as in `type-villa`. */
export function isPropertyType(name: string): name is PropertyType {
  return (propertyTypes as readonly string[]).includes(name);
}
