import type { Point } from '../content/fields';

/** The corners of an area drawn on the map, in degrees, rounded to 4 decimals (11 m). The last joins the first. */
export type Shape = readonly Point[];

/** The most corners of a shape. A longer outline would make a long address and a slow search. */
export const mostCorners = 60;
const scale = 10_000;

/** Rounds a point as the address does. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: rounded(lat), lng: rounded(lng) };
}

/**
 * Writes a shape as text for an address: the differences from corner to corner, in units of 5 bits with the lowest
 * first, each a character of base64url whose highest bit says that more follow. A shape of 20 corners takes about 90
 * characters.
 */
export function printShape(shape: Shape): string {
  let [text, lat, lng] = ['', 0, 0];
  for (const corner of shape) {
    const [nextLat, nextLng] = [Math.round(corner.lat * scale), Math.round(corner.lng * scale)];
    text += printNumber(nextLat - lat) + printNumber(nextLng - lng);
    [lat, lng] = [nextLat, nextLng];
  }
  return text;
}

/** Reads a shape from an address. Undefined if the text is none: broken, outside the world, or without any surface. */
export function parseShape(text: string): Shape | undefined {
  if (text.length > mostCorners * 10) return undefined;
  const numbers = parseNumbers(text);
  if (!numbers || numbers.length % 2 === 1) return undefined;
  const shape: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    shape.push({ lat: lat / scale || 0, lng: lng / scale || 0 });
  }
  return isShape(shape) ? shape : undefined;
}

/** True for at least three corners on the world that enclose something. */
export function isShape(shape: Shape): boolean {
  const isOnMap = shape.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  if (shape.length < 3 || shape.length > mostCorners || !isOnMap) return false;
  const { south, west, north, east } = boundsOfShape(shape);
  return north > south && east > west;
}

/** The smallest section of the map that holds a shape. */
export function boundsOfShape(shape: Shape) {
  const [lats, lngs] = [shape.map(({ lat }) => lat), shape.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

/** Returns whether a point is inside, by the even-odd rule: what an outline surrounds twice is outside. */
export function isInside(shape: Shape, lat: number, lng: number): boolean {
  let isIn = false;
  let last = shape.at(-1) as Point;
  for (const corner of shape) {
    const isCrossed = corner.lat > lat !== last.lat > lat;
    if (
      isCrossed &&
      lng < ((last.lng - corner.lng) * (lat - corner.lat)) / (last.lat - corner.lat) + corner.lng
    )
      isIn = !isIn;
    last = corner;
  }
  return isIn;
}

/** The digits of base64url, five bits of a number in each; the sixth says that more follow. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Even numbers are positive, odd ones negative. */
function printNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += digits[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + digits[rest];
}

function parseNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let [value, unit] = [0, 1];
  for (const character of text) {
    const five = digits.indexOf(character);
    if (five < 0 || unit > 2 ** 30) return null;
    value += (five % 32) * unit;
    unit *= 32;
    if (five >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, unit] = [0, 1];
  }
  return unit === 1 ? numbers : null;
}

function rounded(degrees: number): number {
  return Math.round(degrees * scale) / scale || 0;
}
