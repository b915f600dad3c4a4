import { historyAfter, type PricedHome } from '../../domain/content/historyAfter';

/** A listing as its JSON file has it. */
export type EditedHome = PricedHome & { status: string };

/**
 * Returns the fields of a home that follow from an edit: with another price or status, the day of verification is
 * today; with another price, the price before goes to the price history, and the new one applies since that day. What
 * the editor has set in these fields stays.
 * @param before the home as it was before the edit
 * @param today ISO date
 */
export function afterEdit(before: EditedHome, after: EditedHome, today: string): Partial<EditedHome> {
  const isRepriced = priceOf(before) !== priceOf(after);
  if (!isRepriced && before.status === after.status) return {};
  const verified = after.verified === before.verified ? today : after.verified;
  if (!isRepriced || historyOf(before) !== historyOf(after)) return { verified };
  const priceHistory = historyAfter(before, after.price, verified);
  return priceHistory
    ? { verified, priceHistory, priceSince: verified }
    : { verified, priceSince: undefined };
}

function priceOf({ price }: EditedHome): string {
  return JSON.stringify([price.amount, price.currency, price.period ?? null]);
}

function historyOf({ priceHistory, priceSince }: EditedHome): string {
  return JSON.stringify([priceHistory?.map(({ date, amount }) => [date, amount]) ?? [], priceSince || null]);
}
