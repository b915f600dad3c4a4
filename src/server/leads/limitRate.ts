import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRecord } from '../asRecord';
import { readEnvelope } from './readEnvelope';

/** Milliseconds. */
const timeWindow = 10 * 60_000;

/** The limit for all forms together, as a multiple of the limit for one form. A whole office may share an address. */
const allFormsFactor = 10;

/** Counts a request. @throws with status 429 and a `Retry-After` header if there were too many */
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type RateLimits = {
  /** Counts by address, before the body is read. */
  ofAddress: Limit;
  /** Counts by address and form. The form's name is in the body. */
  ofForm: Limit;
};

/**
 * Limits how often an address may post each form within ten minutes. Counts are kept in memory only, for ten minutes.
 * @param most requests per form and address; 0 means no limit
 */
export async function limitRate(server: FastifyInstance, most: number): Promise<RateLimits> {
  if (most === 0) return { ofAddress: async () => {}, ofForm: async () => {} };
  await server.register(rateLimit, { global: false, cache: 10_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string): Limit => {
    const count = server.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', counted.ttlInSeconds);
      throw Object.assign(new Error('too often'), { statusCode: 429 });
    };
  };
  return {
    ofAddress: limit(most * allFormsFactor, networkOf),
    ofForm: limit(most, (request) => `${networkOf(request)} ${formOf(request)}`),
  };
}

/** Returns the client's IPv4 address or the /64 network of its IPv6 address: one client usually has a whole /64. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip, 64);
}

function formOf({ body }: FastifyRequest): string {
  return readEnvelope(asRecord(body) ?? {}).form ?? 'none';
}
