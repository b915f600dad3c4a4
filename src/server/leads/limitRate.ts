import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEnvelope } from '../../domain/forms/envelope';

const window = 10 * 60_000;

/** An address may send so many times as much by all forms together: an office may share one. */
const formsTogether = 10;

/** Counts a request. @throws with status 429 when there were too many, having said when to come back */
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type RateLimits = {
  /** By the address alone, before the body is read. */
  ofAddress: Limit;
  /** By the address and the form, whose name is in the body. */
  ofForm: Limit;
};

/**
 * Limits how often an address may post each form in ten minutes; 0 sets no limit. It is counted in this server's memory,
 * for as long as that, and nowhere else.
 */
export async function limitRate(server: FastifyInstance, most: number): Promise<RateLimits> {
  if (most === 0) return { ofAddress: async () => {}, ofForm: async () => {} };
  await server.register(rateLimit, { global: false, cache: 10_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string): Limit => {
    const count = server.createRateLimit({ max, timeWindow: window, keyGenerator });
    return async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', counted.ttlInSeconds);
      throw Object.assign(new Error('too often'), { statusCode: 429 });
    };
  };
  return {
    ofAddress: limit(most * formsTogether, networkOf),
    ofForm: limit(most, (request) => `${networkOf(request)} ${formOf(request)}`),
  };
}

/** The sender's address; of an IPv6 address its network of 64 bits: a house has billions of addresses. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, 64);
}

function formOf({ body }: FastifyRequest): string {
  const isRecord = typeof body === 'object' && body !== null;
  return (isRecord && readEnvelope(body as Record<string, unknown>).form) || 'none';
}
