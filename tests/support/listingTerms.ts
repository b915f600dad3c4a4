import type { Furnishing, ListingInput, Rooms } from './listingDraft';
import type { Places } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

const epcs = [
  { current: 'B', potential: 'B' },
  { current: 'B', potential: 'B' },
  { current: 'B', potential: 'A' },
  { current: 'C', potential: 'B' },
] as const;

/** Cheques and bills of a year's rent. Most landlords take twelve cheques. */
export function rentalTermsOf(
  item: StockItem,
  furnished: Furnishing | undefined,
  turn: number,
  random: Random,
): Pick<ListingInput, 'cheques' | 'billsIncluded'> {
  if (item.purpose === 'sale') return {};
  const cheques = ([12, 12, 4, 12, 6, 12, 1, 12, 12, 2, 12, 4] as const)[turn % 12];
  if (item.family === 'commercial') return { cheques };
  const share = furnished === 'furnished' ? 0.42 : furnished === 'semi-furnished' ? 0.18 : 0.06;
  return { cheques, billsIncluded: random.chance(share) };
}

/** Tenure; and for Britain the lease, energy letters, service charge and month of completion. */
export function leaseOf(
  item: StockItem,
  { size }: Rooms,
  places: Places,
  random: Random,
): Pick<ListingInput, 'tenure' | 'leaseYears' | 'epc' | 'serviceCharge' | 'completion'> {
  if (item.purpose === 'rent') return {};
  if (item.family !== 'new-homes') {
    const tenure = places.tenure(item.area);
    return tenure ? { tenure } : {};
  }
  const isLondon = places.traits(item.area).market === 'london';
  return {
    tenure: 'leasehold',
    leaseYears: random.pick(isLondon ? [999, 250, 990, 999, 125] : [250, 999, 250]),
    epc: random.pick(epcs),
    serviceCharge: Math.round((size * (isLondon ? random.int(48, 72) : random.int(32, 44))) / 10) * 10,
    completion: random.pick([
      '2025-06',
      '2025-11',
      '2026-03',
      '2026-09',
      '2027-03',
      '2027-06',
      '2027-12',
      '2028-03',
      '2028-09',
    ]),
  };
}
