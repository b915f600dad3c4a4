import type { StoredLead } from './leadStore';

/** A way to deliver what is in the outbox: leads, by default. */
export interface Channel<Item = StoredLead> {
  /** Stored in the outbox, so it must never change. */
  readonly name: 'mail' | 'webhook' | 'alerts';
  /** The most simultaneous deliveries; 5 by default. */
  readonly mostAtOnce?: number;
  /** @throws if the item was not delivered; a `DeliveryError` states the reason */
  deliver(item: Item): Promise<void>;
  close?(): void;
}

/** A failed delivery. The message is a short code without personal data: `ECONNREFUSED`, `smtp 550`, `http 503`. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
