import { useEffect, useRef } from 'react';
import { currentAddress } from './address';

/**
 * Sets the document title and the canonical address of the search, and restores them when Gatsby writes those of the
 * prerendered page. Phones share the canonical address, so it has to name the place that is searched; filters are not
 * part of it, as on prerendered pages. A title of null changes nothing.
 */
export function useSearchHead(title: string | null): void {
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
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const [path = ''] = currentAddress().split('?');
  const address = canonical && new URL(path, canonical.href).href;
  if (canonical && address && canonical.href !== address) canonical.href = address;
}
