import { useEffect, useRef } from 'react';
import { currentAddress } from './address';

type Head = { title: string; path: string };

/**
 * Sets the document title and the canonical address of the search, and restores them when Gatsby writes those of the
 * prerendered page. Phones share the canonical address, so it has to name the place that is searched; filters are not
 * part of it, as on prerendered pages. A title of null changes nothing.
 */
export function useSearchHead(title: string | null): void {
  const wanted = useRef<Head | null>(null);
  const path = currentAddress().split('?')[0] ?? '';
  useEffect(() => {
    if (title === null) return;
    wanted.current = { title, path };
    write(wanted.current);
  }, [title, path]);

  useEffect(() => {
    const observer = new MutationObserver(() => wanted.current && write(wanted.current));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

/** While Gatsby replaces the title there is none. Assigning one would add an element that stays on all later pages. */
function write({ title, path }: Head): void {
  if (document.title !== title && document.head.querySelector('title')) document.title = title;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = canonical && new URL(path, canonical.href).href;
  if (canonical && address && canonical.href !== address) canonical.href = address;
}
