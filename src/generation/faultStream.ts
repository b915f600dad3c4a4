import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './fault';
import { formatFaults } from './formatFaults';

/** Tells open pages which faults the content has. */
export type FaultStream = {
  /** Sends the faults to all pages that listen, and to those that will. */
  send: (faults: readonly Fault[]) => void;
  /** Answers a request with server-sent events, one for each list of faults as `formatFaults` writes it in JSON. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Returns a stream of faults. Pages that listen before the first list is known get it as soon as it is. */
export function createFaultStream(): FaultStream {
  const listeners = new Set<ServerResponse>();
  let latest: string | null = null;
  return {
    send(faults) {
      latest = `data: ${JSON.stringify(JSON.parse(formatFaults(faults, 'json')))}\n\n`;
      for (const listener of listeners) listener.write(latest);
    },
    answer(request, response) {
      // The development server would keep compressed events back.
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
      });
      response.write(latest ?? ':\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    },
  };
}
