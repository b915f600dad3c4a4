import type { Point } from './fields';

const earthRadius = 6371;

/** Returns the great-circle distance between two points in kilometres (haversine formula). */
export function distance(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(b.lat - a.lat) / 2);
  const longitude = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = latitude ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitude ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
