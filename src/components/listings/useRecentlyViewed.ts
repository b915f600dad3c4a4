import { useEffect, useState } from 'react';

const place = 'recent';
const most = 6;

/**
 * References of the homes that this browser showed last, the latest first, without the one on this page; and remembers
 * this one for the next page. Empty until the page has been drawn.
 */
export function useRecentlyViewed(reference: string): string[] {
  const [before, setBefore] = useState<string[]>([]);
  useEffect(() => {
    const others = read().filter((other) => other !== reference);
    setBefore(others.slice(0, 3));
    try {
      localStorage.setItem(place, JSON.stringify([reference, ...others].slice(0, most)));
    } catch {
      // A browser that keeps nothing shows no recent homes.
    }
  }, [reference]);
  return before;
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
