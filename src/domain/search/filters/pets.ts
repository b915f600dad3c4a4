import { hasFeature } from '../hasFeature';
import { flag } from './parameter';
import { inSameFamily, type SearchFilter } from './searchFilter';

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
  fits: ({ petsAllowed }, { features }) =>
    petsAllowed ? (index) => hasFeature(features, 'pets-allowed', index) : null,
  isOffered: ({ family }, homes) => family !== 'commercial' && (!homes || 'pets-allowed' in homes.features),
  isKept: inSameFamily,
  label: (_, { t }) => t('results.filter.pets'),
};
