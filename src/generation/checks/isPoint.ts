import type { Point } from '../../domain/content/fields';

/** True for a point with both of its coordinates valid. */
export function isPoint(point: Partial<Point> | undefined): point is Point {
  return point?.lat !== undefined && point.lng !== undefined;
}
