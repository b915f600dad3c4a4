import { startTransition, useEffect, useState } from 'react';
import { currentAddress, listenToAddress } from './address';

/** True after hydration. From then on, the address is available on the first render. */
let isHydrated = false;

/**
 * The address of the current search. It is null during hydration, which must render the same as the server. The change
 * from null is a transition, so that a slow phone stays responsive.
 */
export function useAddress(): string | null {
  const [address, setAddress] = useState(() => (isHydrated ? currentAddress() : null));
  useEffect(() => {
    isHydrated = true;
    const follow = () => setAddress(currentAddress());
    startTransition(follow);
    return listenToAddress(follow);
  }, []);
  return address;
}
