import { useEffect, useState } from 'react';
import { storedValue } from '../../browser/storedValue';
import { rememberOpened } from './openedHomes';

const most = 6;
const recent = storedValue<string[]>('recent', (kept) =>
  Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [],
);

/**
 * References of the homes viewed most recently in this browser, the latest first, without the one on this page. It also
 * records this home for later pages. Empty until the component has mounted.
 */
export function useRecentlyViewed(reference: string): string[] {
  const [before, setBefore] = useState<string[]>([]);
  useEffect(() => {
    rememberOpened(reference);
    const others = recent.read().filter((other) => other !== reference);
    setBefore(others.slice(0, 3));
    recent.write([reference, ...others].slice(0, most));
  }, [reference]);
  return before;
}
