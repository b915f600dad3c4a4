import { useEffect, useRef } from 'react';

/**
 * Sets the document title and restores it when Gatsby writes the title of the prerendered page. Null leaves the title
 * unchanged.
 */
export function useTabTitle(title: string | null): void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (title === null) return;
    wanted.current = title;
    write(title);
  }, [title]);

  useEffect(() => {
    const observer = new MutationObserver(() => wanted.current !== null && write(wanted.current));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

/** While Gatsby replaces the title there is none. Assigning one would add an element that stays on all later pages. */
function write(title: string): void {
  if (document.title !== title && document.head.querySelector('title')) document.title = title;
}
