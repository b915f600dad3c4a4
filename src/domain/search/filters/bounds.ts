import { always, never, type SearchFilter } from './searchFilter';

/** A section of the map, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** The visible section of the map. The map sets it. */
export const bounds: SearchFilter<{ bounds: Bounds | null }> = {
  notAsked: () => ({ bounds: null }),
  parameters: { bounds: { name: 'bounds', parse: parseBounds, print: printBounds } },
  columns: {},
  fits: ({ bounds }, { latitude, longitude }) =>
    bounds &&
    ((index) => {
      const [lat = 0, lng = 0] = [latitude[index], longitude[index]];
      return isInBounds(bounds, lat, lng);
    }),
  isOffered: always,
  isKept: never,
  label: (_, { t }) => t('results.filter.bounds'),
};

/** Returns whether a point, in degrees, is in a section of the map. */
export function isInBounds({ south, west, north, east }: Bounds, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** South, west, north, east in degrees, to 4 decimals (11 m). */
function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(',');
  const sound = parts.length === 4 && parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part));
  if (!sound) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => round(Number(part)));
  const isBox = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return isBox ? { south, west, north, east } : undefined;
}

function printBounds(bounds: Bounds | null): string {
  return bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].map(round).join(',') : '';
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000 || 0;
}
