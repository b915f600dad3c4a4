import type { ListingInput } from './listingDraft';
import { roundPrice } from './listingPrices';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

const first = Date.UTC(2025, 8, 1);
const last = Date.UTC(2026, 10, 18);
const day = 86_400_000;

type Dated = Pick<ListingInput, 'status' | 'listed' | 'verified' | 'priceHistory'>;

/** Listed since September 2025, more of them lately; one in thirteen has gone; one in eight had another price. */
export function datesOf(item: StockItem, price: ListingInput['price'], turn: number, random: Random): Dated {
  const span = (last - first) / day;
  const isGone = turn % 13 === 5;
  const isRepriced = turn % 8 === 3;
  const earliest = isGone || isRepriced ? 60 : 3;
  const listed = last - Math.round(earliest + (span - earliest) * random.next() ** 1.6) * day;
  const fresh = last - random.int(0, 40) * day;
  const verified = isGone
    ? listed + Math.round(((last - listed) / day) * (0.4 + 0.5 * random.next())) * day
    : Math.max(listed, fresh);
  const open = item.purpose === 'rent' ? 'for-rent' : 'for-sale';
  const gone = item.purpose === 'rent' ? 'let-agreed' : 'sold';
  const factor = random.chance(0.8) ? 1.04 + random.next() * 0.05 : 0.95 - random.next() * 0.03;
  const before = roundPrice(price.amount * factor, item.purpose, price.currency);
  const priceHistory =
    isRepriced && before !== price.amount ? [{ date: iso(listed), amount: before }] : undefined;
  return {
    status: isGone ? gone : open,
    listed: iso(listed),
    verified: iso(verified),
    ...(priceHistory && { priceHistory }),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
