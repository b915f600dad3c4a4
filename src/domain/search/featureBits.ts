import type { Feature } from '../content/listings';
import { features } from '../content/listingTerms';
import type { WantedFeature } from './vocabulary';

/** Bits of features in two halves of 32, as typed columns hold them. */
export type FeatureBits = { low: number; high: number };

/** What a listing's bits are made of: its features, and the field `view` where it is the sea. */
const stored: readonly string[] = [...features, 'sea-view'];

/** The bit of a feature; no bit for what is unknown. */
export function featureBit(name: string): FeatureBits {
  const place = stored.indexOf(name);
  if (place < 0) return { low: 0, high: 0 };
  return place < 32 ? { low: (1 << place) >>> 0, high: 0 } : { low: 0, high: (1 << (place - 32)) >>> 0 };
}

/** The features that bits say, in the vocabulary's order. */
export function featuresOf({ low, high }: FeatureBits): Feature[] {
  return features.filter((name) => {
    const bit = featureBit(name);
    return (bit.low & low) !== 0 || (bit.high & high) !== 0;
  });
}

/** Bits of which one at least must be set for a wanted feature; `maids-room` is not among bits. */
export function bitsOfWanted(name: WantedFeature): FeatureBits {
  if (name !== 'pool') return featureBit(name);
  const [own, shared] = [featureBit('private-pool'), featureBit('shared-pool')];
  return { low: (own.low | shared.low) >>> 0, high: (own.high | shared.high) >>> 0 };
}
