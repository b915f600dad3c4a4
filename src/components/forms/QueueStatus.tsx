import { type ComponentType, useEffect, useState } from 'react';
import { mayHaveQueue, queueEvent } from './queueSign';

/** On every page: where something waits on this device to be sent, it is shown and sent. Costs others nothing. */
export function QueueStatus() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Offline it may not come; it is asked for again when the line is back.
    const look = () => {
      if (!mayHaveQueue()) return;
      import('./QueueStatus.Panel').then(
        ({ QueueStatusPanel }) => setPanel(() => QueueStatusPanel),
        () => {},
      );
    };
    look();
    window.addEventListener(queueEvent, look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener(queueEvent, look);
      window.removeEventListener('online', look);
    };
  }, []);
  return Panel && <Panel />;
}
