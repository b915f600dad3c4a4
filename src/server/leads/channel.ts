import type { StoredLead } from './leadStore';

/** A way to deliver leads. */
export interface Channel {
  /** Stored in the outbox, so it must never change. */
  readonly name: 'mail' | 'webhook';
  /** @throws if the lead was not delivered; a `DeliveryError` states the reason */
  deliver(lead: StoredLead): Promise<void>;
  close?(): void;
}

/** A failed delivery. The message is a short code without personal data: `ECONNREFUSED`, `smtp 550`, `http 503`. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
