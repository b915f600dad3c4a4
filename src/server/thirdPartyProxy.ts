import type { FastifyInstance } from 'fastify';
import { isAllowedThirdParty, thirdPartyProxyPath } from '../domain/site/thirdParty';

type Options = {
  /** `thirdPartyHosts` of content/site.json. */
  allowed: readonly string[];
  fetchScript?: typeof fetch;
};

const largest = 2 * 1024 * 1024;

/**
 * `GET /__third-party-proxy?url=`: another company's script from our own address, when content names its host; 403 for
 * every other one. Nothing of the visitor goes along, a redirect is not followed, and only scripts come back.
 */
export async function thirdPartyProxy(server: FastifyInstance, { allowed, fetchScript = fetch }: Options) {
  server.get<{ Querystring: { url?: string } }>(thirdPartyProxyPath, async (request, reply) => {
    const address = String(request.query.url ?? '');
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!isAllowedThirdParty(address, allowed)) return reply.code(403).send('Not allowed\n');
    const answer = await fetchScript(address, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    const isScript = /javascript/.test(answer?.headers.get('content-type') ?? '');
    if (!answer?.ok || !isScript) return reply.code(502).send('No script there\n');
    const text = await answer.text();
    if (text.length > largest) return reply.code(502).send('Too large\n');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(text);
  });
}
