import type { ResidencyRates } from '../../content/rates';
import type { Homes } from '../homes';
import type { Kind } from '../kind';
import { fitsOwners } from './ownable';
import { oneOf } from './parameter';
import { never, type SearchFilter } from './searchFilter';

/** What a non-Qatari owner may apply for: a residence permit, or the benefits of permanent residency. */
export const residencyLevels = ['residence', 'permanent'] as const;
type Level = (typeof residencyLevels)[number];

type Asked = {
  /** Only homes that a non-Qatari may own and whose price is high enough to apply for this level. */
  residency: Level | null;
};

/** Homes whose owner may apply for residency in Qatar. The prices come from `content/rates/residency.json`. */
export const residency: SearchFilter<Asked, Record<never, never>, 'price' | 'tenure'> = {
  notAsked: () => ({ residency: null }),
  parameters: { residency: oneOf('residency', residencyLevels) },
  columns: {},
  figures: (kind, rates): Record<string, number> => {
    const table = rates.find((each): each is ResidencyRates => each.kind === 'residency');
    if (!table || !isSoldInQatar(kind)) return {};
    return { residence: table.residence, permanent: table.permanent };
  },
  fits: ({ residency: level }, homes, words) => {
    const least = level && residencyPrice(homes, level);
    if (!least) return null;
    const { price } = homes.column;
    const isOwnable = fitsOwners(homes, words);
    return (index) => (price[index] ?? 0) >= least && (isOwnable === null || isOwnable(index));
  },
  isOffered: (kind, homes) => isSoldInQatar(kind) && (!homes || reachesResidence(homes)),
  isKept: never,
  label: ({ residency: level }, { t }) => t(`results.residency.${level}`),
};

/** Returns the lowest price of a level, in QAR, or null if the search data contain none. */
export function residencyPrice({ figures }: Pick<Homes, 'figures'>, level: Level): number | null {
  return figures[level] ?? null;
}

function isSoldInQatar({ family, purpose }: Kind): boolean {
  return purpose === 'sale' && family !== 'new-homes';
}

function reachesResidence(homes: Homes<'price'>): boolean {
  const least = residencyPrice(homes, 'residence');
  return least !== null && homes.column.price.some((price) => price >= least);
}
