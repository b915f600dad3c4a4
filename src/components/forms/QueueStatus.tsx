import { lazy, Suspense, useEffect, useState } from 'react';
import { mayHaveQueue, queueEvent } from './queueSign';

// Offline it may not come; then what waits goes on waiting.
const Panel = lazy(() =>
  import('./QueueStatus.Panel').then(
    ({ QueueStatusPanel }) => ({ default: QueueStatusPanel }),
    () => ({ default: () => null }),
  ),
);

/** On every page: where something waits on this device to be sent, it is shown and sent. Costs others nothing. */
export function QueueStatus() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const look = () => setNeeded((before) => before || mayHaveQueue());
    look();
    window.addEventListener(queueEvent, look);
    return () => window.removeEventListener(queueEvent, look);
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  ) : null;
}
