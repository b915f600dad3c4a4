import { hasFeature } from '../hasFeature';
import type { Homes } from '../homes';
import { extraFeatureNames, type WantedFeature, wantedFeatureNames } from '../vocabulary';
import { yesOrNo } from './column';
import { always, type Fits, inSameFamily, type SearchFilter } from './searchFilter';

type Asked = {
  /** A home must have all of them. */
  features: WantedFeature[];
};

/** The features that a home must have. The maid's room is a column of its own. */
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
  label: (_, { t }, feature) => t(featureKey(feature)),
  each: {
    values: ({ features }) => features,
    without: ({ features }, feature) => ({ features: features.filter((other) => other !== feature) }),
  },
};

/** Returns the translation key of a feature's name. Some names are only in the dictionary of the search. */
export function featureKey(feature: string): string {
  return extraFeatureNames.some((name) => name === feature)
    ? `results.feature.${feature}`
    : `features.${feature}`;
}

function fitsFeatures(wanted: readonly WantedFeature[], homes: Homes<'maidsRoom'>): Fits | null {
  if (wanted.length === 0) return null;
  const { features, column } = homes;
  return (index) =>
    wanted.every((name) =>
      name === 'maids-room' ? column.maidsRoom[index] === 2 : hasFeature(features, name, index),
    );
}
