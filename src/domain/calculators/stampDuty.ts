import type { StampDutyRates } from '../content/rates';

export const buyers = ['firstTime', 'main', 'additional'] as const;
/** Buying a first home to live in, a home to live in, or one home more. */
export type Buyer = (typeof buyers)[number];

export type StampDutyBand = {
  /** The part of the price that the band covers; `upTo` is null for the highest. */
  from: number;
  upTo: number | null;
  /** Percent, surcharges included. */
  rate: number;
  taxed: number;
  tax: number;
};

export type StampDuty = {
  /** Whole pounds, rounded down. */
  total: number;
  /** The bands that the price reaches; their taxes add up to the total before rounding. */
  bands: StampDutyBand[];
  /** Percent of the price. */
  effectiveRate: number;
  /** What became of the first-time buyer's relief; null for other buyers. */
  relief: 'given' | 'lost' | null;
};

/**
 * Stamp duty land tax on a home in England or Northern Ireland.
 * @param price in pounds; the part below a pound is not looked at
 * @returns null for what is no price
 */
export function stampDuty(
  { price: asked, buyer, ukResident }: { price: number; buyer: Buyer; ukResident: boolean },
  rates: Pick<StampDutyRates, 'bands' | 'firstTime' | 'additional' | 'notResident' | 'surchargeFrom'>,
): StampDuty | null {
  if (!(asked >= 0 && asked <= 1e12)) return null;
  const price = Math.floor(asked);
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
  // Pounds times percent are whole numbers: the sum of fractions would not always be.
  const hundredths = bands.reduce((sum, { taxed, rate }) => sum + taxed * rate, 0);
  const total = Math.floor(hundredths / 100);
  return { total, bands, relief, effectiveRate: price > 0 ? (total / price) * 100 : 0 };
}
