import { type ComponentType, useEffect, useState } from 'react';
import { loadQueuePanel } from './loadQueuePanel';
import { mayHaveQueue, queueEvent } from './queueFlag';

/** On every page: where something waits on this device to be sent, it is shown and sent. Costs others nothing. */
export function QueueStatus() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Offline it may not come; it is asked for again when the line is back.
    const look = () => {
      if (!mayHaveQueue()) return;
      loadQueuePanel().then(
        (Loaded) => setPanel(() => Loaded),
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
