import type { FastifyInstance } from 'fastify';
import { isAllowedThirdParty, thirdPartyProxyPath } from '../domain/site/thirdParty';
import { readAtMost } from './readAtMost';

type Options = {
  /** `thirdPartyHosts` of content/site.json. */
  allowed: readonly string[];
  fetchScript?: typeof fetch;
};

/** The largest script that is passed on, in bytes. */
const largestScript = 2 * 1024 * 1024;

/**
 * `GET /__third-party-proxy?url=`: fetches a third-party script and serves it from the site's own origin, as Gatsby's
 * Script component expects. Only hosts named in `content/site.json` are allowed; others get 403. The request carries
 * no cookies or headers of the visitor, redirects are not followed, and an answer that is not a script, or is larger
 * than 2 MiB, becomes 502.
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
    if (!answer?.ok || !isScript) {
      await answer?.body?.cancel();
      return reply.code(502).send('The third party sent no script\n');
    }
    const script = await readAtMost(answer, largestScript).catch(() => null);
    if (script === null) return reply.code(502).send('The script is too large or incomplete\n');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}
