import type { ComponentType } from 'react';

/** Loads the panel of queued leads. This is the only import of the panel, so that it is one chunk. */
export function loadQueuePanel(): Promise<ComponentType> {
  return import('./QueueStatus.Panel').then(({ QueueStatusPanel }) => QueueStatusPanel);
}
