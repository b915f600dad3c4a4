import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reporter } from 'gatsby';
import { faultsPath } from '../domain/site/paths';
import { createFaultStream } from './faultStream';
import { ContentFaults } from './loadContent';
import { watchFolders } from './watchFolders';

/** The part of an Express app that is needed. */
type App = {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
};

/**
 * Reads the content anew after each change in `content/` and `locales/`, while developing. Faults are sent to the open
 * pages, which keep showing the last sound content until they are mended.
 * @param source reads the content and changes Gatsby's nodes
 */
export function watchContent(app: App, reporter: Reporter, source: () => Promise<void>): void {
  const stream = createFaultStream();
  app.get(faultsPath, stream.answer);
  watchFolders(['content', 'locales'], async () => {
    const started = performance.now();
    try {
      await source();
      stream.send([]);
      reporter.info(`Content read anew in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      stream.send(error instanceof ContentFaults ? error.faults : []);
      reporter.warn((error as Error).message);
    }
  });
}
