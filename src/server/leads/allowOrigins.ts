import type { FastifyReply, FastifyRequest } from 'fastify';

/** The origin of a request. */
export type RequestOrigin = {
  /** False if the request comes from a site that may not post leads. */
  isAllowed: boolean;
  /** The origin of the request if it is an allowed origin other than this server's own, else ''. */
  crossOrigin: string;
};

/**
 * Reads the origin of a request and checks it: allowed are this server's own pages and the origins in `allowed`. A
 * request without an `Origin` header is allowed too, unless the browser marks it as cross-site: it comes from an old
 * browser or from a program, which the check could not stop.
 * @param allowed origins besides the server's own, such as `https://www.safabay.example`
 */
export function readOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): RequestOrigin {
  const { origin } = headers;
  if (origin === undefined) {
    return { isAllowed: headers['sec-fetch-site'] !== 'cross-site', crossOrigin: '' };
  }
  if (hostOf(origin) === host) return { isAllowed: true, crossOrigin: '' };
  const isAllowed = allowed.includes(origin);
  return { isAllowed, crossOrigin: isAllowed ? origin : '' };
}

/** Adds CORS headers that let pages of an allowed origin read the response, without cookies. */
export function addCorsHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
  accepted: { methods: string; headers: string } = { methods: 'POST', headers: 'content-type' },
): void {
  reply.header('vary', 'origin');
  const { crossOrigin } = readOrigin(request, allowed);
  if (crossOrigin === '') return;
  reply.header('access-control-allow-origin', crossOrigin);
  if (request.method !== 'OPTIONS') return;
  reply
    .header('access-control-allow-methods', accepted.methods)
    .header('access-control-allow-headers', accepted.headers)
    .header('access-control-max-age', '86400');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
