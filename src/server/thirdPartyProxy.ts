import type { FastifyInstance } from 'fastify';
import { isAllowedThirdParty, thirdPartyProxyPath } from '../domain/site/thirdParty';

type Options = {
  /** `thirdPartyHosts` of content/site.json. */
  allowed: readonly string[];
  fetchScript?: typeof fetch;
};

/** Bytes. */
const largest = 2 * 1024 * 1024;

/**
 * `GET /__third-party-proxy?url=`: another company's script from our own address, when content names it; 403 for every
 * other one. Nothing of the visitor goes along, a redirect is not followed, and only scripts come back. Of an answer over
 * two megabytes no more than that is read.
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
      return reply.code(502).send('No script there\n');
    }
    const script = await readAtMost(answer, largest).catch(() => null);
    if (script === null) return reply.code(502).send('Too large, or broken off\n');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}

/** The body of an answer, or null as soon as it turns out to be longer than `most` bytes. */
async function readAtMost({ headers, body }: Response, most: number): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
