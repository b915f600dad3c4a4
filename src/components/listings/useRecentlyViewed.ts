import { useEffect, useState } from 'react';
import { storedValue } from '../../browser/storedValue';

const most = 6;
const recent = storedValue<string[]>('recent', (kept) =>
  Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [],
);

/**
 * References of the homes that this browser showed last, the latest first, without the one on this page; and remembers
 * this one for the next page. Empty until the page has been drawn.
 */
export function useRecentlyViewed(reference: string): string[] {
  const [before, setBefore] = useState<string[]>([]);
  useEffect(() => {
    const others = recent.read().filter((other) => other !== reference);
    setBefore(others.slice(0, 3));
    recent.write([reference, ...others].slice(0, most));
  }, [reference]);
  return before;
}
