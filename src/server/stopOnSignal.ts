import type { FastifyInstance } from 'fastify';

/** Milliseconds until the process exits even if work is in progress. Supervisors usually kill it after ten seconds. */
const shutdownTimeout = 5_000;

/**
 * Makes SIGTERM and SIGINT exit the process with code 0 after requests and deliveries in progress have finished, or
 * after five seconds. Acknowledged leads are already stored; an interrupted delivery is retried after the next start.
 * A second signal exits at once with code 1.
 */
export function stopOnSignal(server: FastifyInstance, log: (line: string) => void): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => {
      log('Stopped before all work was finished; interrupted deliveries are retried after the next start');
      process.exit(0);
    }, shutdownTimeout).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
