import type { Status } from '../content/listings';

type Home = { price: { amount: number }; status: Status };

/** Price and status of a home when the visitor put it on the shortlist. */
export type HomeBefore = {
  amount: number;
  status: Status;
  /** Milliseconds since 1970. */
  at: number;
};

/** What has changed since: the status, or the price by an amount in the home's currency. */
export type HomeChange =
  | { kind: 'status'; status: Status }
  | { kind: 'reduced' | 'raised'; by: number }
  | null;

/** Notes what a home is now, to compare it later. */
export function homeNow({ price, status }: Home): HomeBefore {
  return { amount: price.amount, status, at: Date.now() };
}

/** Compares a home with what it was. A change of status hides one of the price, which then matters no longer. */
export function homeChange(before: HomeBefore | undefined, now: Home): HomeChange {
  if (!before || !Number.isFinite(before.amount)) return null;
  if (before.status !== now.status) return { kind: 'status', status: now.status };
  const by = now.price.amount - before.amount;
  if (by === 0) return null;
  return { kind: by < 0 ? 'reduced' : 'raised', by: Math.abs(by) };
}
