import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';

/** The keys of Leaflet, as `aria-keyshortcuts` writes them. */
const keys = 'ArrowUp ArrowRight ArrowDown ArrowLeft Plus -';

/**
 * Names the map, which takes the focus, for screen readers, and lets it jump instead of glide when it is moved by
 * key and the visitor prefers reduced motion. Leaflet has no option for either.
 */
export function MapKeys({ name }: { name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
    container.setAttribute('aria-keyshortcuts', keys);
  }, [map, name]);
  useEffect(() => {
    const { panBy } = map;
    map.panBy = (offset, options) =>
      panBy.call(map, offset, prefersReducedMotion() ? { ...options, animate: false } : options);
    return () => {
      map.panBy = panBy;
    };
  }, [map]);
  return null;
}
