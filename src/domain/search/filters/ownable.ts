import type { Listing } from '../../content/listings';
import { tenures } from '../../content/listingTerms';
import type { Homes } from '../homes';
import type { SearchWords } from '../searchWords';
import { codeIn, nameIn } from './column';
import { fitsSites } from './fitsSites';
import { flag } from './parameter';
import { type Fits, never, type SearchFilter } from './searchFilter';

type Asked = {
  /** If true, only homes that non-Qataris may own, as freehold or usufruct. */
  ownable: boolean;
};

const leasehold = codeIn(tenures, 'leasehold');

/** Homes that non-Qataris may own. In the United Kingdom anyone may own any home. */
export const ownable: SearchFilter<Asked, { tenure: Listing['tenure'] }> = {
  notAsked: () => ({ ownable: false }),
  parameters: { ownable: flag('ownable') },
  columns: { tenure: nameIn(tenures, ({ tenure }) => tenure) },
  fits: ({ ownable }, homes, words) =>
    ownable && homes.purpose === 'sale' ? fitsOwners(homes, words) : null,
  isOffered: ({ family, purpose }) => purpose === 'sale' && family !== 'new-homes',
  isKept: never,
  label: (_, { t }) => t('results.filter.ownable'),
};

/** Checks the ownership rules of the home's area. Leased homes do not match. Homes outside Qatar always match. */
export function fitsOwners(homes: Homes<'tenure'>, words: SearchWords): Fits | null {
  if (homes.family === 'new-homes') return null;
  const { tenure } = homes.column;
  const fits = fitsSites(homes, (area) =>
    Boolean(words.areas[area]?.freehold || words.areas[area]?.usufruct),
  );
  return (index) => tenure[index] !== leasehold && (fits === null || fits(index));
}
