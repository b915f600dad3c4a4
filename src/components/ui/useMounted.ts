import { startTransition, useEffect, useState } from 'react';

/** False when something is drawn for the first time, true a moment later: for what nobody sees or waits for at once. */
export function useMounted(started = false): boolean {
  const [isMounted, setMounted] = useState(started);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
