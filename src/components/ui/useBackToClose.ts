import { useEffect, useRef } from 'react';

/** No element has this id. Without one, the browser does not scroll. */
const fragment = '#full-screen';

/**
 * Adds a history entry while the component is mounted, so that the back button closes what covers the page and does not
 * leave the page. The entry differs by its fragment: the runtime hides such navigations from Gatsby's router.
 * @param onClose unmounts the component
 * @returns a function that closes it and removes the entry
 */
export function useBackToClose(onClose: () => void): () => void {
  const hasEntry = useRef(false);
  useEffect(() => {
    // A link with this fragment may have led to the page, which must not be left then.
    hasEntry.current = window.location.hash !== fragment;
    window.location.hash = fragment;
  }, []);
  useEffect(() => {
    const close = () => window.location.hash !== fragment && onClose();
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
  }, [onClose]);
  return () => {
    if (hasEntry.current) window.history.back();
    else onClose();
    // The entry is removed once, even by two clicks.
    hasEntry.current = false;
  };
}
