import { createHmac } from 'node:crypto';
import { type Channel, DeliveryError } from './channel';

/** Milliseconds after which a request without a response fails. */
const requestTimeout = 15_000;

/**
 * Creates the channel that posts leads as signed JSON to a URL. `x-lead-signature` is `sha256=` followed by the
 * hexadecimal HMAC of `x-lead-timestamp` (Unix time in seconds), a dot, and the body. `x-lead-reference` identifies the
 * lead, so that the receiver can ignore a repeated delivery. Any 2xx status confirms the delivery.
 */
export function webhookChannel(url: string, secret: string, now: () => Date): Channel {
  return {
    name: 'webhook',
    // The idempotency key is left out, as only this server needs it.
    async deliver({ key: _key, ...lead }) {
      const body = JSON.stringify(lead);
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const headers = {
        'content-type': 'application/json',
        'x-lead-reference': lead.reference,
        'x-lead-timestamp': timestamp,
        'x-lead-signature': `sha256=${signWebhook(secret, timestamp, body)}`,
      };
      const signal = AbortSignal.timeout(requestTimeout);
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

/** Returns the HMAC-SHA256 of timestamp and body in hexadecimal. The receiver computes the same to verify a request. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
