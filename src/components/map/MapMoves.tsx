import { useCallback, useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Bounds } from '../../domain/search/query';
import { afterFrame } from '../ui/afterFrame';

/** What of the map is seen. */
export type MapView = { bounds: Bounds; zoom: number };

type Props = { fit: Bounds; onView: (view: MapView, byVisitor: boolean) => void };

/** Shows the piece that is asked for, and tells what is seen after every move. */
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
    const { south, west, north, east } = fit;
    // The list beside it is drawn first: the map lays out the whole page to move.
    return afterFrame(() => {
      fitted.current = fit;
      isOurs.current = true;
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { padding: [48, 48], maxZoom: 15, animate: false },
      );
    });
  }, [map, fit]);

  // The map learns of a new size of its frame, as when the telephone is turned.
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
