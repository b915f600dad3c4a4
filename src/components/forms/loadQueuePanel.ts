import type { ComponentType } from 'react';

/** Brings the panel of what waits to be sent. Asked for from here alone, so that it comes once, under one name. */
export function loadQueuePanel(): Promise<ComponentType> {
  return import('./QueueStatus.Panel').then(({ QueueStatusPanel }) => QueueStatusPanel);
}
