import { useCallback, useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';
import { afterFrame } from '../ui/afterFrame';
import { cornersOf, roomAround } from './cornersOf';

/** The visible area and zoom level of the map. */
export type MapView = { bounds: Bounds; zoom: number };

/**
 * Why the map has moved: to the requested bounds, by the visitor, or because the layout required it, as when the window
 * is resized or a card needs room.
 */
export type MapMove = 'fit' | 'visitor' | 'layout';

type Props = { fit: Bounds; onView: (view: MapView, move: MapMove) => void };

/** Moves the map to the requested bounds, and reports the visible area after every move. */
export function MapMoves({ fit, onView }: Props) {
  const map = useMap();
  const fitted = useRef(fit);
  const move = useRef<MapMove>('fit');

  const tell = useCallback(() => {
    const seen = map.getBounds();
    const bounds = {
      south: seen.getSouth(),
      west: seen.getWest(),
      north: seen.getNorth(),
      east: seen.getEast(),
    };
    onView({ bounds, zoom: Math.round(map.getZoom()) }, move.current);
    move.current = 'visitor';
  }, [map, onView]);

  const noteLayout = useCallback(() => {
    move.current = 'layout';
  }, []);
  // A card that opens at the edge moves the map to make room for itself.
  useMapEvents({ moveend: tell, autopanstart: noteLayout });
  useEffect(tell, []);

  useEffect(() => {
    if (fitted.current === fit) return;
    // Moving the map forces a layout of the whole page, so the list beside it is painted first.
    return afterFrame(() => {
      fitted.current = fit;
      move.current = 'fit';
      map.fitBounds(cornersOf(fit), { ...roomAround, animate: false });
    });
  }, [map, fit]);

  // Leaflet must be told when its container is resized, for example when a phone is rotated.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      noteLayout();
      map.invalidateSize({ animate: false });
      move.current = 'visitor';
    });
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, noteLayout]);
  return null;
}
