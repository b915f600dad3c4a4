import { historyAfter, type PricedHome } from '../../domain/content/historyAfter';

/** A listing as its JSON file has it. */
export type EditedHome = PricedHome & { status: string };

/**
 * Returns the fields of a home that follow from an edit: with another price or status, the day of verification is
 * today; with another price, the price before goes to the price history, and the new one applies since that day. What
 * the editor has set in these fields stays.
 * @param saved the home as it was before the edit
 * @param today ISO date
 */
export function afterEdit(saved: EditedHome, edited: EditedHome, today: string): Partial<EditedHome> {
  const [before, after] = [withoutEmpty(saved), withoutEmpty(edited)];
  const isRepriced = priceOf(before) !== priceOf(after);
  if (!isRepriced && before.status === after.status) return {};
  const verified = after.verified === before.verified ? today : after.verified;
  if (!isRepriced || historyOf(before) !== historyOf(after)) return { verified };
  const priceHistory = historyAfter(before, after.price, verified);
  return priceHistory
    ? { verified, priceHistory, priceSince: verified }
    : { verified, priceSince: undefined };
}

/** The home with null for optional fields that are left out, for which Sveltia CMS has an empty text. */
function withoutEmpty({ price, priceSince, ...home }: EditedHome): EditedHome {
  return { ...home, price: { ...price, period: price.period || null }, priceSince: priceSince || null };
}

function priceOf({ price }: EditedHome): string {
  return JSON.stringify([price.amount, price.currency, price.period]);
}

function historyOf({ priceHistory, priceSince }: EditedHome): string {
  return JSON.stringify([priceHistory?.map(({ date, amount }) => [date, amount]) ?? [], priceSince]);
}
