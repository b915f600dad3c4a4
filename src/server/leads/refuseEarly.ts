import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOrigin } from './allowOrigins';
import type { Refusal } from './leadAnswers';
import { largestUpload } from './readParts';

/** Milliseconds for which the rest of a refused body is read and thrown away, so that the sender hears the answer. */
const lingering = 5_000;

/** What speaks against a post by its headers alone, before any of its body is read; null when nothing does. */
export function refusalOfHeaders(request: FastifyRequest, origins: readonly string[]): Refusal | null {
  if (request.method !== 'POST') return null;
  if (!readOrigin(request, origins).isAllowed) return { status: 403, code: 'unreadable' };
  const length = Number(request.headers['content-length'] ?? 0);
  return length > largestUpload ? { status: 413, code: 'tooMuch' } : null;
}

/** Ends connections whose request was answered before its body had arrived, unless the rest comes soon. */
export function endUnreadRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false) return;
    raw.resume();
    const timer = setTimeout(() => raw.complete || raw.socket.destroy(), lingering);
    timer.unref();
    raw.socket.once('close', () => clearTimeout(timer));
  });
}
