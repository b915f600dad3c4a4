import type { Point } from '../../domain/content/fields';
import { mercatorX, mercatorY } from '../../domain/content/mercator';

/** A name that may stand on the map, the more important the lower its rank. */
export type PlaceLabel = { name: string; point: Point; rank: number };

type Box = { x: number; y: number; width: number; height: number };

/** Pixels that a letter of a name takes, and a line of it with some air. */
const letter = 7;
const line = 24;
/** Pixels that a mark takes. */
const mark = { width: 84, height: 36 };

/**
 * The names that have room at a zoom, beside each other and beside the marks: those of the lowest rank first. Names of
 * rank 2 and more wait until the map is near enough to tell them apart.
 * @param marks where something more important stands
 */
export function placeLabels(
  places: readonly PlaceLabel[],
  marks: readonly Point[],
  zoom: number,
): PlaceLabel[] {
  const taken: Box[] = marks.map((point) => ({ ...pixelOf(point, zoom), ...mark }));
  return places
    .filter(({ rank }) => rank < 2 || zoom >= 9 + rank)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ name, point }) => {
      const box = { ...pixelOf(point, zoom), width: name.length * letter + 16, height: line };
      const isFree = !taken.some((other) => overlap(box, other));
      if (isFree) taken.push(box);
      return isFree;
    });
}

/** Boxes are known by their middle. */
function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}

/** Where a point lies on the map of the whole world, in pixels. */
function pixelOf({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  return { x: mercatorX(lng) * size, y: mercatorY(lat) * size };
}
