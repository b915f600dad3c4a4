import { distance } from '../../domain/content/distance';
import { isInCountry } from '../../domain/content/places';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { isPoint } from './isPoint';
import { indexPlaces } from './placeIndex';

/** Kilometres from the point of an area within which a home of it can be expected, by the kind of the area. */
const reach: Partial<Record<string, number>> = {
  city: 30,
  district: 6,
  community: 4,
  street: 2,
  tower: 2,
  compound: 2,
};

/**
 * Reports projects, developments and offices outside the country of their area, and these and homes with a country as
 * their area. Warns about those far from their area, as after copying one and changing only its area, or about the area
 * if all of them are far from it. `checkListings` reports homes outside their country, and `checkAreas` such areas.
 */
export const checkPoints: Check = ({ items }) => {
  const places = indexPlaces(items);
  const areas = new Map(
    itemsIn(items, 'areas').flatMap((item) => item.names.map((name) => [name, item] as const)),
  );
  const abroad = (['offPlan', 'developments', 'offices'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value: { area, point } }): Fault[] => {
      const country = area ? places.countryOf(area) : null;
      const { lat, lng } = point ?? {};
      if (!country || lat === undefined || lng === undefined || isInCountry({ lat, lng }, country)) return [];
      return [{ file, path: 'point', found: show(point), expected: `a point within ${country}` }];
    }),
  );
  const vague = (['listings', 'offPlan', 'developments', 'offices'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value: { area } }): Fault[] => {
      if (!area || areas.get(area)?.value.kind !== 'country') return [];
      return [{ file, path: 'area', found: show(area), expected: 'the smallest place that contains it' }];
    }),
  );
  const placed = (['listings', 'offPlan', 'developments', 'offices'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value: { area = '', point } }) => {
      const { kind, point: of } = areas.get(area)?.value ?? {};
      const most = kind && reach[kind];
      const country = places.countryOf(area);
      if (!most || !country || !isPoint(of) || !isPoint(point)) return [];
      if (!isInCountry(of, country) || !isInCountry(point, country)) return [];
      const away = distance(of, point);
      return [{ file, area, away, isFar: away > most }];
    }),
  );
  const warning = (file: string, found: string, expected: string): Fault => {
    return { file, path: 'point', found, expected, severity: 'warning' };
  };
  const far = [...groupBy(placed, ({ area }) => area)].flatMap(([area, entries]) => {
    const ofArea = areas.get(area)?.file;
    if (ofArea && entries.length > 1 && entries.every(({ isFar }) => isFar))
      return warning(ofArea, `a point far from all ${entries.length} entries of this area`, 'one near them');
    return entries
      .filter(({ isFar }) => isFar)
      .map(({ file, away }) => {
        const found = `a point ${formatNumber(Math.round(away), 'en')} km from "${area}"`;
        return warning(file, found, 'a point in this area');
      });
  });
  return [...abroad, ...vague, ...far];
};
