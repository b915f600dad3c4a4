import type { Bounds } from '../../domain/search/filters/bounds';

/** The south-west and north-east corners of a section of the map, as Leaflet takes bounds. */
export function cornersOf({ south, west, north, east }: Bounds): [[number, number], [number, number]] {
  return [
    [south, west],
    [north, east],
  ];
}
