import { createHmac } from 'node:crypto';
import { type Channel, DeliveryError } from './channel';
import type { StoredLead } from './leadStore';

/** Milliseconds after which a silent receiver counts as a broken one. */
const patience = 15_000;

/**
 * Posts leads as JSON to an address, signed: `x-lead-signature` is `sha256=` and the HMAC, in hexadecimal, of
 * `x-lead-timestamp` (seconds), a dot, and the body. `x-lead-reference` names the lead: a receiver that has seen it
 * before may ignore it. Any 2xx takes it.
 */
export function webhookChannel(url: string, secret: string, now: () => Date): Channel {
  return {
    name: 'webhook',
    async deliver(lead) {
      const body = JSON.stringify(shown(lead));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const headers = {
        'content-type': 'application/json',
        'x-lead-reference': lead.reference,
        'x-lead-timestamp': timestamp,
        'x-lead-signature': `sha256=${signWebhook(secret, timestamp, body)}`,
      };
      const signal = AbortSignal.timeout(patience);
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(
        (error: Error & { cause?: { code?: string } }) => {
          throw new DeliveryError(error.cause?.code ?? error.name);
        },
      );
      await answer.body?.cancel();
      if (!answer.ok) throw new DeliveryError(`http ${answer.status}`);
    },
  };
}

/** The signature of a body, as the receiver computes it to compare. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** The lead without what is only ours: the key of its filling-in. */
function shown({ key: _key, ...lead }: StoredLead): object {
  return lead;
}
