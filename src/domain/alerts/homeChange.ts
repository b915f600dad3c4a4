import type { Status } from '../content/listings';

/** Price and status of a home when the visitor put it on the shortlist. */
export type HomeThen = { amount: number; status: Status /** ISO date in Qatar. */; day: string };

/** What has changed since: the status, or the price by an amount in the home's currency. */
export type HomeChange =
  | { kind: 'status'; status: Status }
  | { kind: 'reduced' | 'raised'; by: number }
  | null;

/** Compares a home with what it was. A change of status hides one of the price, which then matters no longer. */
export function homeChange(
  then: HomeThen | undefined,
  now: { price: { amount: number }; status: Status },
): HomeChange {
  if (!then) return null;
  if (then.status !== now.status) return { kind: 'status', status: now.status };
  const by = now.price.amount - then.amount;
  if (by === 0) return null;
  return { kind: by < 0 ? 'reduced' : 'raised', by: Math.abs(by) };
}
