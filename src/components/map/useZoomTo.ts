import { useMap } from 'react-leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';
import { cornersOf, roomAround } from './cornersOf';

/**
 * Returns a function that zooms the map to the given bounds. The activated marker disappears, so the map itself takes
 * the focus.
 */
export function useZoomTo(): (bounds: Bounds) => void {
  const map = useMap();
  return (bounds) => {
    map.fitBounds(cornersOf(bounds), { ...roomAround, maxZoom: 18 });
    map.getContainer().focus({ preventScroll: true });
  };
}
