import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import { useWords } from '../locale/useWords';

/**
 * Names the map, which takes the focus, for screen readers, and lets it jump instead of glide when it is moved by
 * key and the visitor prefers reduced motion. Leaflet has no option for either.
 */
export function MapKeys() {
  const { t } = useWords();
  const map = useMap();
  const name = t('map.keys');
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', name);
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
