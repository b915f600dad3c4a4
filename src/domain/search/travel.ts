import { distance } from '../content/distance';
import type { Point } from '../content/fields';

export const travelModes = ['walk', 'car'] as const;
export type TravelMode = (typeof travelModes)[number];

/** A visitor's own place, such as work or a school, and how the visitor travels there. */
export type OwnPlace = {
  /** In degrees, to 4 decimals (11 m). */
  point: Point;
  /** The slug of the area, if it was chosen by name; null for a point on the map. */
  area: string | null;
  mode: TravelMode;
};

/**
 * How much longer a way is than the straight line. Measured averages of road networks are 1.2 to 1.4; the upper end is
 * used, so that an estimate is rather too long than too short. See docs/decisions/0041-estimated-travel.md.
 */
const routeFactor = 1.4;

/** Kilometres an hour, and minutes to start and to park. The sources are in the same decision. */
export const travelSpeeds: Record<TravelMode, { speed: number; extra: number }> = {
  walk: { speed: 4.8, extra: 0 },
  car: { speed: 40, extra: 3 },
};

/**
 * Estimates the minutes of a way from its straight line alone: without streets, traffic or the time of day. The result
 * is whole below 20 minutes and a multiple of 5 from there on, as it is no more exact than that.
 */
export function travelMinutes(from: Point, to: Point, mode: TravelMode): number {
  const { speed, extra } = travelSpeeds[mode];
  const minutes = ((distance(from, to) * routeFactor) / speed) * 60 + extra;
  return minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
