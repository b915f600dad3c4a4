import type { Feature } from '../content/listings';
import { features } from '../content/listingTerms';
import type { WantedFeature } from './vocabulary';

/** The alphabet of bit sets, six bits in a character (base64url). */
export const bitAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Feature bits in two halves of 32, as typed arrays store them. */
export type FeatureBits = { low: number; high: number };

/** Features with a bit: those of listings, and `sea-view`, which is the `view` field. */
const stored: readonly string[] = [...features, 'sea-view'];

/** The bit of a feature; 0 for an unknown feature. */
export function featureBit(name: string): FeatureBits {
  const place = stored.indexOf(name);
  if (place < 0) return { low: 0, high: 0 };
  return place < 32 ? { low: (1 << place) >>> 0, high: 0 } : { low: 0, high: (1 << (place - 32)) >>> 0 };
}

/** The features of a bit set, in the order of the vocabulary. */
export function featuresOf({ low, high }: FeatureBits): Feature[] {
  return features.filter((name) => {
    const bit = featureBit(name);
    return (bit.low & low) !== 0 || (bit.high & high) !== 0;
  });
}

/** The bits of which at least one must be set for a wanted feature. `maids-room` has none. */
export function bitsOfWanted(name: WantedFeature): FeatureBits {
  if (name !== 'pool') return featureBit(name);
  const [own, shared] = [featureBit('private-pool'), featureBit('shared-pool')];
  return { low: (own.low | shared.low) >>> 0, high: (own.high | shared.high) >>> 0 };
}
