import type { FastifyInstance } from 'fastify';

/** Options of Node's HTTP server, in milliseconds. A connection that sends no complete headers in time is closed. */
export const connectionTimeouts = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** The maximum number of open connections. Each takes memory and a file descriptor. */
const mostConnections = 2_000;

/** Milliseconds that requests in progress have to finish when the server closes. */
const shutdownTimeout = 3_000;

/**
 * Limits the number of open connections. When a connection is refused, idle connections are closed to make room for
 * the next one. When the server closes, requests in progress are answered and all other connections are closed at
 * once; requests that take longer than three seconds are cut off.
 */
export function limitConnections(instance: FastifyInstance): void {
  const { server } = instance;
  let inProgress = 0;
  let closing = false;
  const closeWhenDone = () => {
    if (closing && inProgress === 0) server.closeAllConnections();
  };
  server.maxConnections = mostConnections;
  server.on('drop', () => server.closeIdleConnections());
  server.on('request', (_request, response) => {
    inProgress += 1;
    response.once('close', () => {
      inProgress -= 1;
      closeWhenDone();
    });
  });
  instance.addHook('preClose', async () => {
    closing = true;
    // Fastify stops accepting connections right after this hook.
    setImmediate(closeWhenDone);
    setTimeout(() => server.closeAllConnections(), shutdownTimeout).unref();
  });
}
