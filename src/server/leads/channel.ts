import type { StoredLead } from './leadStore';

/** A way by which leads reach people. */
export interface Channel {
  /** Names it in the outbox: never changed. */
  readonly name: 'mail' | 'webhook';
  /** @throws when the lead was not taken; `DeliveryError` says why in a word */
  deliver(lead: StoredLead): Promise<void>;
  close?(): void;
}

/** Why something was not delivered, in a word that may stand in logs: `ECONNREFUSED`, `smtp 550`, `http 503`. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}
