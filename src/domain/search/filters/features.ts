import { bitsOfWanted } from '../featureBits';
import type { Homes } from '../homes';
import { extraFeatureNames, type WantedFeature, wantedFeatureNames } from '../vocabulary';
import { yesOrNo } from './column';
import { always, type Fits, inSameFamily, type SearchFilter } from './searchFilter';

type Asked = {
  /** A home must have all of them. */
  features: WantedFeature[];
};

/** The features that a home must have. Most are bits of the search data; the maid's room is a column. */
export const features: SearchFilter<Asked, { maidsRoom: boolean | null }> = {
  notAsked: () => ({ features: [] }),
  parameters: {
    features: {
      name: 'features',
      // In the order of the vocabulary, so that the same choice always gives the same URL.
      parse: (text) => wantedFeatureNames.filter((name) => text.split(',').includes(name)),
      print: (chosen) => wantedFeatureNames.filter((name) => chosen.includes(name)).join(','),
    },
  },
  columns: { maidsRoom: yesOrNo(({ maidsRoom }) => maidsRoom) },
  fits: (asked, homes) => fitsFeatures(asked.features, homes),
  isOffered: always,
  isKept: inSameFamily,
  shownIn: 'chips',
  label: (_, { t }, feature) => t(featureKey(feature)),
  each: {
    values: ({ features }) => features,
    without: ({ features }, feature) => ({ features: features.filter((other) => other !== feature) }),
  },
  relaxed: { givesUp: 'each' },
};

/** Returns the translation key of a feature's name. Some names are only in the dictionary of the search. */
export function featureKey(feature: string): string {
  return extraFeatureNames.some((name) => name === feature)
    ? `results.feature.${feature}`
    : `features.${feature}`;
}

function fitsFeatures(wanted: readonly WantedFeature[], homes: Homes<'maidsRoom'>): Fits | null {
  if (wanted.length === 0) return null;
  const { featuresLow, featuresHigh, column } = homes;
  const needsMaid = wanted.includes('maids-room');
  const bits = wanted.filter((name) => name !== 'maids-room').map(bitsOfWanted);
  return (index) => {
    if (needsMaid && column.maidsRoom[index] !== 2) return false;
    const [low = 0, high = 0] = [featuresLow[index], featuresHigh[index]];
    for (const bit of bits) if ((low & bit.low) === 0 && (high & bit.high) === 0) return false;
    return true;
  };
}
