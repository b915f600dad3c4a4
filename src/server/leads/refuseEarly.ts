import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { readOrigin } from './allowOrigins';
import type { Refusal } from './leadAnswers';
import { largestUpload } from './readParts';

/** Milliseconds for which the rest of a refused body is read and dropped, so that the client can read the response. */
const lingerTime = 5_000;

/** Checks origin and size of a post by its headers, before its body is read. Returns null if both are allowed. */
export function refusalOfHeaders(request: FastifyRequest, origins: readonly string[]): Refusal | null {
  if (request.method !== 'POST') return null;
  if (!readOrigin(request, origins).isAllowed) return { status: 403, code: 'unreadable' };
  const length = Number(request.headers['content-length'] ?? 0);
  return length > largestUpload ? { status: 413, code: 'tooMuch' } : null;
}

/** Returns the refusal that answers an error: of reading the request, or an internal one. */
export function refusalOf(error: FastifyError): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'tooMuch' };
  if (status === 429) return { status, code: 'tooOften' };
  return status < 500 ? { status, code: 'unreadable' } : { status: 503, code: 'failed' };
}

/** Closes connections whose request was answered before its body was complete, unless the rest arrives soon. */
export function endUnreadRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false) return;
    raw.resume();
    const timer = setTimeout(() => raw.complete || raw.socket.destroy(), lingerTime);
    timer.unref();
    raw.socket.once('close', () => clearTimeout(timer));
  });
}
