import type { StampDutyRates } from '../content/rates';

export const buyers = ['firstTime', 'main', 'additional'] as const;
/** A first-time buyer of a main home, a buyer of a main home, or a buyer of an additional home. */
export type Buyer = (typeof buyers)[number];

export type StampDutyBand = {
  /** The range of prices of the band; `upTo` is null for the last band. */
  from: number;
  upTo: number | null;
  /** Percent, including surcharges. */
  rate: number;
  taxed: number;
  tax: number;
};

export type StampDuty = {
  /** Whole pounds, rounded down. */
  total: number;
  /** The bands that the price reaches. Their taxes add up to the total before rounding. */
  bands: StampDutyBand[];
  /** Percent of the price. */
  effectiveRate: number;
  /** Whether the relief for first-time buyers applies; null for other buyers. */
  relief: 'given' | 'lost' | null;
};

/**
 * Computes the stamp duty land tax on a home in England or Northern Ireland.
 * @param price in pounds; pence are ignored
 * @returns null for an invalid price
 */
export function stampDuty(
  { price: rawPrice, buyer, ukResident }: { price: number; buyer: Buyer; ukResident: boolean },
  rates: Pick<StampDutyRates, 'bands' | 'firstTime' | 'additional' | 'notResident' | 'surchargeFrom'>,
): StampDuty | null {
  if (!(rawPrice >= 0 && rawPrice <= 1e12)) return null;
  const price = Math.floor(rawPrice);
  const relief = buyer !== 'firstTime' ? null : price <= rates.firstTime.upTo ? 'given' : 'lost';
  const surcharged = price >= rates.surchargeFrom;
  const surcharge =
    (surcharged && buyer === 'additional' ? rates.additional : 0) +
    (surcharged && !ukResident ? rates.notResident : 0);
  const table = relief === 'given' ? rates.firstTime.bands : rates.bands;
  const bands: StampDutyBand[] = table
    .map(({ upTo, rate }, index) => {
      const from = table[index - 1]?.upTo ?? 0;
      const taxed = Math.max(0, Math.min(price, upTo ?? price) - from);
      return { from, upTo, rate: rate + surcharge, taxed, tax: (taxed * (rate + surcharge)) / 100 };
    })
    .filter(({ taxed }, index) => taxed > 0 || index === 0);
  // Summed in hundredths of pounds, which are whole numbers; fractions would have rounding errors.
  const hundredths = bands.reduce((sum, { taxed, rate }) => sum + taxed * rate, 0);
  const total = Math.floor(hundredths / 100);
  return { total, bands, relief, effectiveRate: price > 0 ? (total / price) * 100 : 0 };
}
