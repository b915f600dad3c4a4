import { distance } from '../../domain/content/distance';
import { isInCountry } from '../../domain/content/places';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
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
 * Reports projects, developments and offices outside the country of their area, and warns about these and homes far from
 * their area, as after copying one and changing only its area. `checkListings` reports homes outside their country.
 */
export const checkPoints: Check = ({ items }) => {
  const places = indexPlaces(items);
  const areas = new Map(
    itemsIn(items, 'areas').flatMap(({ names, value }) => names.map((name) => [name, value] as const)),
  );
  const abroad = (['offPlan', 'developments', 'offices'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value: { area, point } }): Fault[] => {
      const country = area ? places.countryOf(area) : null;
      const { lat, lng } = point ?? {};
      if (!country || lat === undefined || lng === undefined || isInCountry({ lat, lng }, country)) return [];
      return [{ file, path: 'point', found: show(point), expected: `a point within ${country}` }];
    }),
  );
  const far = (['listings', 'offPlan', 'developments', 'offices'] as const).flatMap((collection) =>
    itemsIn(items, collection).flatMap(({ file, value: { area, point } }): Fault[] => {
      const { kind, point: { lat, lng } = {} } = areas.get(area ?? '') ?? {};
      const most = kind && reach[kind];
      if (!most || lat === undefined || lng === undefined) return [];
      if (point?.lat === undefined || point.lng === undefined) return [];
      const country = places.countryOf(area ?? '');
      if (!country || !isInCountry({ lat: point.lat, lng: point.lng }, country)) return [];
      const away = distance({ lat, lng }, { lat: point.lat, lng: point.lng });
      if (away <= most) return [];
      const found = `a point ${formatNumber(Math.round(away), 'en')} km from "${area}"`;
      return [{ file, path: 'point', found, expected: 'a point in this area', severity: 'warning' }];
    }),
  );
  return [...abroad, ...far];
};
