import { featureBit } from '../featureBits';
import type { Homes } from '../homes';
import { flag } from './parameter';
import { type Fits, inSameFamily, type SearchFilter } from './searchFilter';

type Asked = {
  /** If true, only homes whose listing says that pets are allowed. */
  petsAllowed: boolean;
};

/** Homes that allow pets, for rent or for sale. */
export const pets: SearchFilter<Asked> = {
  notAsked: () => ({ petsAllowed: false }),
  parameters: { petsAllowed: flag('pets') },
  columns: {},
  feature: 'pets-allowed',
  fits: ({ petsAllowed }, homes) => (petsAllowed ? fitsPets(homes) : null),
  isOffered: ({ family }, homes) => family !== 'commercial' && (!homes || hasSome(homes)),
  isKept: inSameFamily,
  shownIn: 'chips',
  label: (_, { t }) => t('results.filter.pets'),
  relaxed: { givesUp: 'each' },
};

function fitsPets({ featuresLow, featuresHigh }: Homes): Fits {
  const { low, high } = featureBit('pets-allowed');
  return (index) => (((featuresLow[index] ?? 0) & low) | ((featuresHigh[index] ?? 0) & high)) !== 0;
}

function hasSome(homes: Homes): boolean {
  const fits = fitsPets(homes);
  return homes.featuresLow.some((_, index) => fits(index));
}
