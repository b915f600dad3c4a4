import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the headers of helmet to the answers of an API, and lets only our own sites load them. `securityHeaders` has the
 * others; each API sets its own policy.
 */
export async function protectApi(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: false,
    xContentTypeOptions: false,
    crossOriginResourcePolicy: false,
  });
  // Helmet would set it on the raw response, where that of `securityHeaders` wins.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-site');
  });
}
