import { useCallback, useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';
import { afterFrame } from '../ui/afterFrame';
import { cornersOf } from './cornersOf';

/** The visible area and zoom level of the map. */
export type MapView = { bounds: Bounds; zoom: number };

type Props = { fit: Bounds; onView: (view: MapView, byVisitor: boolean) => void };

/**
 * Moves the map to the requested bounds, and reports the visible area after every move.
 * `byVisitor` is false for a move that the page made.
 */
export function MapMoves({ fit, onView }: Props) {
  const map = useMap();
  const fitted = useRef(fit);
  const isOurs = useRef(true);

  const tell = useCallback(() => {
    const seen = map.getBounds();
    const bounds = {
      south: seen.getSouth(),
      west: seen.getWest(),
      north: seen.getNorth(),
      east: seen.getEast(),
    };
    onView({ bounds, zoom: Math.round(map.getZoom()) }, !isOurs.current);
    isOurs.current = false;
  }, [map, onView]);

  useMapEvents({ moveend: tell });
  useEffect(tell, []);

  useEffect(() => {
    if (fitted.current === fit) return;
    // Moving the map forces a layout of the whole page, so the list beside it is painted first.
    return afterFrame(() => {
      fitted.current = fit;
      isOurs.current = true;
      map.fitBounds(cornersOf(fit), { padding: [48, 48], maxZoom: 15, animate: false });
    });
  }, [map, fit]);

  // Leaflet must be told when its container is resized, for example when a phone is rotated.
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
