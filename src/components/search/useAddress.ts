import { startTransition, useEffect, useState } from 'react';
import { currentAddress, listenToAddress } from './address';

/** True once a page that was sent has been taken over: from then on the browser draws, and the address is known. */
let isMounted = false;

/**
 * The address of the search that is shown. Null while the page that was sent is taken over: it must be drawn as it was,
 * and what the address asks for beyond it comes in slices, so that a slow phone answers meanwhile.
 */
export function useAddress(): string | null {
  const [address, setAddress] = useState(() => (isMounted ? currentAddress() : null));
  useEffect(() => {
    isMounted = true;
    const follow = () => setAddress(currentAddress());
    startTransition(follow);
    return listenToAddress(follow);
  }, []);
  return address;
}
