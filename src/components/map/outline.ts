import { LineUtil, Point as Pixel } from 'leaflet';
import type { Point } from '../../domain/content/fields';
import { latitudeAt, mercatorX, mercatorY } from '../../domain/content/mercator';
import type { Bounds } from '../../domain/search/filters/bounds';
import { mostCorners } from '../../domain/search/shape';

/** A position on the visible map as a share of its width and height, from its upper left corner. */
export type Share = { x: number; y: number };

/** Greatest distance in pixels between a drawn line and its outline with fewer corners. */
const tolerance = 2;

/** Converts a position on the map to degrees. */
export function pointAt({ south, west, north, east }: Bounds, { x, y }: Share): Point {
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  return { lat: latitudeAt(top + y * (bottom - top)), lng: west + x * (east - west) };
}

/** Converts degrees to a position on the map; outside of 0 to 1 where they are not visible. */
export function shareAt({ south, west, north, east }: Bounds, { lat, lng }: Point): Share {
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  return {
    x: (mercatorX(lng) - mercatorX(west)) / (mercatorX(east) - mercatorX(west)),
    y: (mercatorY(lat) - top) / (bottom - top),
  };
}

/** Leaves out the points of a drawn line that hardly change it, so that it has at most as many corners as a shape. */
export function simplifyLine(line: readonly Share[], size: { width: number; height: number }): Share[] {
  const pixels = line.map(({ x, y }) => new Pixel(x * size.width, y * size.height));
  let kept = LineUtil.simplify(pixels, tolerance);
  for (let rougher = tolerance * 1.5; kept.length > mostCorners; rougher *= 1.5)
    kept = LineUtil.simplify(pixels, rougher);
  return kept.map(({ x, y }) => ({ x: x / size.width, y: y / size.height }));
}
