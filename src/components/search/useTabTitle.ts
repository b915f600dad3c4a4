import { useEffect, useRef } from 'react';
import { afterFrame } from '../ui/afterFrame';

/**
 * Puts words on the browser's tab and sees to it that they stay: the runtime writes those of the page that was sent
 * there, now or in a moment. Null leaves them be. Nobody waits for them: the browser takes longer to change them than we
 * take to find the homes.
 */
export function useTabTitle(title: string | null): void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (title === null) return;
    return afterFrame(() => {
      wanted.current = title;
      write(title);
    });
  }, [title]);

  useEffect(() => {
    const observer = new MutationObserver(() => wanted.current !== null && write(wanted.current));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

function write(title: string): void {
  if (document.title !== title) document.title = title;
}
