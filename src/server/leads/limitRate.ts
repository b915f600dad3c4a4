import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readEnvelope } from '../../domain/forms/envelope';

const window = 10 * 60_000;

/**
 * Lets an address post each form so many times in ten minutes; 0 sets no limit. It is counted in this server's memory,
 * for as long as that, and nowhere else.
 */
export async function limitRate(server: FastifyInstance, most: number): Promise<void> {
  if (most === 0) return;
  await server.register(rateLimit, {
    max: most,
    timeWindow: window,
    cache: 10_000,
    // After the body has been read: the form's name is in it.
    hook: 'preHandler',
    keyGenerator: (request) => `${networkOf(request.ip)} ${formOf(request)}`,
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('too often'), { statusCode }),
  });
}

function formOf({ body }: FastifyRequest): string {
  const isRecord = typeof body === 'object' && body !== null;
  return (isRecord && readEnvelope(body as Record<string, unknown>).form) || 'none';
}

/** An IPv6 network counts as one: a house has billions of addresses. */
function networkOf(address: string): string {
  return address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
