import type { FastifyInstance } from 'fastify';

/** Milliseconds until the process ends, whatever is still under way. Supervisors kill after ten seconds or so. */
const patience = 5_000;

/**
 * Has SIGTERM and SIGINT end the process with 0: requests and deliveries under way are finished first, within five
 * seconds. A lead that was acknowledged is stored by then; a delivery that is cut off is tried again after the next
 * start. A second signal ends it at once, with 1.
 */
export function stopOnSignal(server: FastifyInstance, log: (line: string) => void): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => {
      log('Stopped with work under way; what was not delivered is tried again after the next start');
      process.exit(0);
    }, patience).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
