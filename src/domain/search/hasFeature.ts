import { features } from '../content/listingTerms';
import type { WantedFeature } from './vocabulary';

/** The features in the search data: those of listings, and `sea-view`, which is the `view` field. */
export const storedFeatures = [...features, 'sea-view'] as const;
type StoredFeature = (typeof storedFeatures)[number];

/** For each feature that some home has, a digit for each home: `1` if the home has it, else `0`. */
export type FeatureDigits = Readonly<Partial<Record<StoredFeature, string>>>;

/** Whether a home has a feature. `pool` is a private or a shared one. */
export function hasFeature(
  digits: FeatureDigits,
  name: Exclude<WantedFeature, 'maids-room'>,
  index: number,
): boolean {
  if (name !== 'pool') return digits[name]?.[index] === '1';
  return hasFeature(digits, 'private-pool', index) || hasFeature(digits, 'shared-pool', index);
}
