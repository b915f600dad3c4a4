import { useCallback } from 'react';
import { useMap } from 'react-leaflet';
import type { Bounds } from '../../domain/search/query';

/** For what stands on the map: brings a piece of it nearer. The mark that was pressed goes; the map takes its focus. */
export function useZoomTo(): (bounds: Bounds) => void {
  const map = useMap();
  return useCallback(
    ({ south, west, north, east }) => {
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { padding: [72, 72], maxZoom: 18 },
      );
      map.getContainer().focus({ preventScroll: true });
    },
    [map],
  );
}
