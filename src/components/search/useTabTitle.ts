import { useEffect, useLayoutEffect } from 'react';

// On the server neither runs; the warning of the one would only stand in the way.
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Puts words on the browser's tab and sees to it that they stay: the runtime writes those of the page that was sent
 * there, now or in a moment. Null leaves them be.
 */
export function useTabTitle(title: string | null): void {
  useEffectBeforePaint(() => {
    if (title === null) return;
    const set = () => {
      if (document.title !== title) document.title = title;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // Before the next page writes its own.
    return () => observer.disconnect();
  }, [title]);
}
