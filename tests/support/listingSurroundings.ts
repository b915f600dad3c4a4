import type { Area } from '../../src/domain/content/areas';
import type { Draft } from './listingDraft';
import type { Places } from './listingPlaces';

/** A home's place, and a well-known place at some distance from it. */
export type Surroundings = { place: Area; city: Area; anchor: Area; kilometres: number };

const anchors = [
  'souq-waqif',
  'hamad-international-airport',
  'katara',
  'education-city',
  'aspire-zone',
  'lusail-boulevard',
  'the-pearl-island',
  'west-bay',
  'al-wakrah',
  'al-khor',
];

export function surroundingsOf(draft: Draft, places: Places, turn: number): Surroundings {
  const place = places.district(draft.area);
  const city = places.city(draft.area);
  const own = new Set(places.chain(draft.area).map(({ slug }) => slug));
  const far = anchors
    .filter((slug) => !own.has(slug) && places.areas.has(slug))
    .map((slug) => ({
      anchor: places.get(slug),
      kilometres: kilometresTo(draft.point, places.get(slug).point),
    }))
    .filter(({ kilometres }) => kilometres > 0.7)
    .sort((a, b) => a.kilometres - b.kilometres);
  const chosen = far[turn % 3] ?? far[0] ?? { anchor: city, kilometres: 1 };
  return { place, city, ...chosen };
}

/** Length of the straight line between two points (haversine). */
function kilometresTo(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}
