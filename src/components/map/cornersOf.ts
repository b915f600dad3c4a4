import type { FitBoundsOptions } from 'leaflet';
import type { Bounds } from '../../domain/search/filters/bounds';

/** The south-west and north-east corners of a section of the map, as Leaflet takes bounds. */
export function cornersOf({ south, west, north, east }: Bounds): [[number, number], [number, number]] {
  return [
    [south, west],
    [north, east],
  ];
}

/** Room around what the map shows, in pixels. At the top of a phone's map, two lines of tools lie over it. */
export const roomAround: FitBoundsOptions = {
  paddingTopLeft: [48, 128],
  paddingBottomRight: [48, 48],
  maxZoom: 15,
};
