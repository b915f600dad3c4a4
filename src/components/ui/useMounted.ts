import { startTransition, useEffect, useState } from 'react';

/**
 * False on the first render and true after a transition that follows mounting. It defers content that is not needed at
 * once.
 * @param started the value on the first render
 */
export function useMounted(started = false): boolean {
  const [isMounted, setMounted] = useState(started);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return isMounted;
}
