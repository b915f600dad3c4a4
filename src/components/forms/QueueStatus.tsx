import { type ComponentType, useEffect, useState } from 'react';
import { loadQueuePanel } from './loadQueuePanel';
import { mayHaveQueue, queueEvent } from './queueFlag';

/** Part of every page: shows and sends leads queued on this device. Without any, nothing is loaded. */
export function QueueStatus() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    // The panel may fail to load while offline. It is requested again when the connection returns.
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
