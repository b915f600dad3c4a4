import type { Listing } from '../../content/listings';
import { tenures } from '../../content/listingTerms';
import type { Homes } from '../homes';
import type { SearchWords } from '../searchWords';
import { codeIn, nameIn } from './column';
import { fitsSites } from './fitsSites';
import { flag } from './parameter';
import { type Fits, never, type SearchFilter } from './searchFilter';

type Asked = {
  /** True: only what people who are not Qatari may own, freehold or by usufruct. */
  ownable: boolean;
};

const leasehold = codeIn(tenures, 'leasehold');

/** What people who are not Qatari may own. All of the United Kingdom may be owned by anyone. */
export const ownable: SearchFilter<Asked, { tenure: Listing['tenure'] }> = {
  notAsked: () => ({ ownable: false }),
  parameters: { ownable: flag('ownable') },
  columns: { tenure: nameIn(tenures, ({ tenure }) => tenure) },
  fits: ({ ownable }, homes, words) =>
    ownable && homes.purpose === 'sale' ? fitsOwners(homes, words) : null,
  isOffered: ({ family, purpose }) => purpose === 'sale' && family !== 'new-homes',
  isKept: never,
  shownIn: 'chips',
  label: (_, { t }) => t('results.filter.ownable'),
  relaxed: { givesUp: 'each' },
};

/** The legal standing of the home's area counts, and a home that is only leased is not owned; abroad all may be. */
export function fitsOwners(homes: Homes<'tenure'>, words: SearchWords): Fits | null {
  if (homes.family === 'new-homes') return null;
  const { tenure } = homes.column;
  const fits = fitsSites(homes, (area) =>
    Boolean(words.areas[area]?.freehold || words.areas[area]?.usufruct),
  );
  return (index) => tenure[index] !== leasehold && (fits === null || fits(index));
}
