import type { Point } from '../../domain/content/fields';
import { mercatorX, mercatorY } from '../../domain/content/mercator';

/** A candidate for a name on the map. A lower rank is more important. */
export type PlaceLabel = { name: string; point: Point; rank: number };

type Box = { x: number; y: number; width: number; height: number };

/** Estimated width of a letter and height of a label, in pixels. */
const letterWidth = 7;
const lineHeight = 24;
/** Size of a marker, in pixels. */
const mark = { width: 84, height: 36 };

/**
 * Selects the names that fit on the map without overlapping each other or a marker, lower ranks first. Names of rank 2
 * or higher only appear from zoom level 9 + rank on.
 * @param marks positions of the markers
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
      const box = { ...pixelOf(point, zoom), width: name.length * letterWidth + 16, height: lineHeight };
      const isFree = !taken.some((other) => overlap(box, other));
      if (isFree) taken.push(box);
      return isFree;
    });
}

/** Compares boxes by their centres. */
function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}

/** The position of a point on the whole world map, in pixels. */
function pixelOf({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom;
  return { x: mercatorX(lng) * size, y: mercatorY(lat) * size };
}
