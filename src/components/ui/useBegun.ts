import { startTransition, useEffect, useState } from 'react';

/** False when something is drawn for the first time, true a moment later: for what nobody sees or waits for at once. */
export function useBegun(begun = false): boolean {
  const [isBegun, setBegun] = useState(begun);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun;
}
