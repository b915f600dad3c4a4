import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Leads } from './leads/openLeads';

type Options = {
  /** The token that a request must have, as `Authorization: Bearer …`. */
  token: string;
  leads: Pick<Leads, 'outbox' | 'alerts'>;
};

/**
 * Serves `GET /metrics` in the text format of Prometheus: deliveries by channel and state, and saved searches by state.
 * It has no personal data. A request without the token gets 401.
 */
export function serveMetrics(server: FastifyInstance, { token, leads }: Options): void {
  const expected = hashOf(`Bearer ${token}`);
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('Unauthorized\n');
    }
    return metricsText(leads);
  });
}

async function metricsText({ outbox, alerts }: Options['leads']): Promise<string> {
  const deliveries = await outbox.measure();
  const waiting = deliveries.filter(({ state }) => state === 'waiting');
  const { addresses, ...searches } = await alerts.store.count();
  return [
    ...gauge(
      'safabay_deliveries',
      'Deliveries of leads and of mails about saved searches.',
      deliveries.map(({ channel, state, count }) => [`{channel="${channel}",state="${state}"}`, count]),
    ),
    ...gauge(
      'safabay_delivery_attempts',
      'Failed attempts of the waiting delivery that has most of them.',
      waiting.map(({ channel, attempts }) => [`{channel="${channel}"}`, attempts]),
    ),
    ...gauge(
      'safabay_saved_searches',
      'Searches saved by email.',
      Object.entries(searches).map(([state, count]) => [`{state="${state}"}`, count]),
    ),
    ...gauge('safabay_saved_search_addresses', 'Confirmed addresses.', [['', addresses]]),
    '',
  ].join('\n');
}

function gauge(name: string, help: string, values: readonly (readonly [string, number])[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
