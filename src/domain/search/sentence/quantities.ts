import type { Comparison } from './amountWords';

import type { Finding } from './finding';

/** Numbers with all that is said of them: the limits, and what they count or measure. */
export type Quantity = {
  min: number | null;
  max: number | null;
  /** The side that the words say; null for a number alone. A range has both limits. */
  side: Comparison | 'range' | null;
  isStrict: boolean;
  counts: 'bedrooms' | 'bathrooms' | null;
  metres: number | null;
  currency: 'QAR' | 'GBP' | null;
  months: number | null;
  /** True if a multiplier follows the number, as only prices have. */
  isMultiplied: boolean;
};

type Asked = Pick<Finding, 'asked' | 'currency' | 'purpose'>;

/** More rooms than any home has. */
export const mostRooms = 20;
/** A size without "from" or "up to" is meant roughly: a tenth less or more. */
const about = 0.1;
/** From here on a number is a price: alone, or with words that say so, such as "under", a currency or a period. */
const [leastPrice, leastLimit] = [1000, 500];

/** The limits that a single number sets. */
export function limitsOf(value: number, side: Comparison | null): Pick<Quantity, 'min' | 'max' | 'side'> {
  const [isMin, isMax] = [side === 'min' || side === 'between', side === 'max'];
  return { min: isMax ? null : value, max: isMin ? null : value, side };
}

/** Rooms: exact, unless the words say "or more", "up to" or the like. Bathrooms have no maximum. */
export function roomsOf({ counts, min, max, side, isStrict, ...rest }: Quantity): Asked | null {
  if (!counts) return null;
  const isPrice = rest.currency !== null || rest.months !== null || rest.isMultiplied;
  const isOther = rest.metres !== null || isPrice;
  const limits = [min, max].filter((limit) => limit !== null);
  if (isOther || limits.some((limit) => !Number.isInteger(limit) || limit > mostRooms)) return null;
  const step = isStrict ? 1 : 0;
  // "from" before a number of rooms alone says what a home is made of: "شقة من غرفتين".
  const isExact = side === null || side === 'about' || side === 'between';
  const [least, most] = isExact ? [min ?? max, min ?? max] : [min, max];
  const from = side === 'min' && least !== null ? least + step : least;
  const to = side === 'max' && most !== null ? most - step : most;
  if (to !== null && to < 0) return null;
  if (counts === 'bathrooms') return from === null || from < 1 ? null : { asked: { minBathrooms: from } };
  return { asked: { ...(from !== null && { minBedrooms: from }), ...(to !== null && { maxBedrooms: to }) } };
}

/** A size in m². */
export function sizeOf({ metres, min, max, side, currency, months }: Quantity): Asked | null {
  if (metres === null || currency !== null || months !== null) return null;
  const isRough = side === null || side === 'about';
  const least = min === null ? null : Math.round(min * metres * (isRough ? 1 - about : 1));
  const most = max === null ? null : Math.round(max * metres * (isRough ? 1 + about : 1));
  if ((least ?? most ?? 0) < 5 || (most ?? least ?? 0) > 9_999_999) return null;
  return { asked: { ...(least !== null && { minSize: least }), ...(most !== null && { maxSize: most }) } };
}

/** A price, per month where the words name a period. Without "from" it is the most that may be paid. */
export function priceOf(quantity: Quantity): Asked | null {
  const { min, max, side, currency, months, metres, isMultiplied } = quantity;
  if (metres !== null) return null;
  const each = months ?? 1;
  const largest = max ?? min ?? 0;
  const isTold = currency !== null || months !== null || isMultiplied;
  // "2027", "from 2027"; but rents of 2000 are common.
  const isYear = largest > 2000 && largest < 2100 && largest % 50 !== 0;
  // "12 months", "a 999 year lease" and "90 riyals" are no prices: nothing is let for so little.
  const smallest = side === null && !isTold ? leastPrice : leastLimit;
  if ((isYear && !isTold) || largest / each < smallest) return null;
  const isLimit = side === null || side === 'about';
  const least = isLimit || min === null ? null : Math.ceil(min / each);
  const most = max === null ? null : Math.floor(max / each);
  if ((least ?? most ?? 0) < 1 || (most ?? least ?? 0) > 999_999_999) return null;
  const asked = { ...(least !== null && { minPrice: least }), ...(most !== null && { maxPrice: most }) };
  return { asked, ...(currency && { currency }), ...(months !== null && { purpose: 'rent' }) };
}
