import { storedValue } from '../../browser/storedValue';
import { type OwnPlace, travelModes } from '../../domain/search/travel';

/** The visitor's own place for travel times. It is kept on this device only and never sent anywhere. */
export const ownPlace = storedValue<OwnPlace | null>('own-place', parse);

function parse(json: unknown): OwnPlace | null {
  if (typeof json !== 'object' || json === null) return null;
  const {
    point,
    area = null,
    mode,
  } = json as { point?: Partial<OwnPlace['point']>; area?: unknown; mode?: unknown };
  const { lat, lng } = point ?? {};
  const known = travelModes.find((each) => each === mode);
  const isPoint = isWithin(lat, 90) && isWithin(lng, 180);
  if (!isPoint || !known || !(area === null || typeof area === 'string')) return null;
  return { point: { lat, lng } as OwnPlace['point'], area, mode: known };
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most;
}
