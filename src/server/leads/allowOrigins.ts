import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a post came from, as far as browsers tell. */
export type Origin = {
  /** False for a post from another site than ours. */
  isAllowed: boolean;
  /** The site's address, when it is not this server's own; '' when it is, or is not told. */
  elsewhere: string;
};

/**
 * Says whether a request comes from our site: from this server's own pages, or from an address that is named. What
 * names no origin at all is no browser, or one of long ago: it is let through.
 * @param allowed origins besides our own, `https://www.safabay.example`
 */
export function readOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): Origin {
  const { origin } = headers;
  if (origin === undefined) {
    return { isAllowed: headers['sec-fetch-site'] !== 'cross-site', elsewhere: '' };
  }
  if (hostOf(origin) === host) return { isAllowed: true, elsewhere: '' };
  const isNamed = allowed.includes(origin);
  return { isAllowed: isNamed, elsewhere: isNamed ? origin : '' };
}

/** Lets the pages of a named origin read the answer: cross-origin rules, for that origin alone and without cookies. */
export function addCorsHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): void {
  reply.header('vary', 'origin');
  const { elsewhere } = readOrigin(request, allowed);
  if (elsewhere === '') return;
  reply.header('access-control-allow-origin', elsewhere);
  if (request.method !== 'OPTIONS') return;
  reply
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', '86400');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
