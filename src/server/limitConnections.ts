import type { FastifyInstance } from 'fastify';

/** Options of Node's server. A connection that does not say what it wants within these milliseconds is closed. */
export const connectionTimeouts = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** So many connections are open at once; each takes memory and a file descriptor. */
const mostConnections = 2_000;

/** Milliseconds for what is under way when the server is closed. */
const patience = 3_000;

/**
 * Bounds the open connections: when one has to be refused, those that are idle make room for the next. When the server
 * is closed, requests under way are answered and all other connections end at once, whether or not they have said
 * anything; what is not answered in three seconds is cut off.
 */
export function limitConnections(instance: FastifyInstance): void {
  const { server } = instance;
  let underWay = 0;
  let closing = false;
  const closeWhenDone = () => {
    if (closing && underWay === 0) server.closeAllConnections();
  };
  server.maxConnections = mostConnections;
  server.on('drop', () => server.closeIdleConnections());
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      closeWhenDone();
    });
  });
  instance.addHook('preClose', async () => {
    closing = true;
    // Once the server has stopped taking new connections, which comes right after this.
    setImmediate(closeWhenDone);
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
