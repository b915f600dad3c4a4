import type { Feature } from '../../src/domain/content/listings';
import type { Rooms } from './listingDraft';
import type { View } from './listingPlaces';
import { type Scheme, schemes } from './listingSchemes';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

/** The sizes on the floor plans that the schemes share, by bedrooms. */
const planSizes: Record<number, number> = { 0: 51, 1: 81, 2: 116, 3: 158, 4: 221, 5: 435 };

export function schemeOf(item: StockItem): Scheme | undefined {
  if (item.family === 'commercial') return undefined;
  return schemes[item.project ?? item.area];
}

export function roomsInScheme(item: StockItem, scheme: Scheme, turn: number, random: Random): Rooms {
  const [low, high] = scheme.floors;
  const isTop = item.type === 'penthouse';
  const isDuplexHouse = item.type === 'duplex' && high === 0;
  const bedrooms = isTop || isDuplexHouse ? 4 : (scheme.bedrooms[turn % scheme.bedrooms.length] ?? 2);
  const isHouse = bedrooms === 5 || isDuplexHouse;
  const exact = isHouse ? 0 : random.int(-3, 3);
  const size = isDuplexHouse ? random.int(255, 285) : (planSizes[bedrooms] ?? 116) + (isTop ? 0 : exact);
  return {
    bedrooms,
    bathrooms:
      bedrooms === 0
        ? 1
        : bedrooms === 1
          ? random.int(1, 2)
          : bedrooms + (isHouse || isTop ? 1 : random.int(0, 1)),
    size,
    ...(isHouse && { plot: isDuplexHouse ? random.int(52, 62) * 5 : random.int(98, 126) * 5 }),
    ...(!isHouse && { floor: isTop ? high + 1 : random.int(low, high) }),
    parking: bedrooms >= scheme.twoCarsFrom ? 2 : bedrooms === 0 ? undefined : 1,
    maidsRoom: bedrooms === 5 || isTop || undefined,
  };
}

export function featuresInScheme(item: StockItem, scheme: Scheme, rooms: Rooms, random: Random): Feature[] {
  const has = new Set<Feature>([...scheme.always, ...scheme.often.filter(() => random.chance(0.6))]);
  if (item.type === 'penthouse') has.add('terrace').delete('balcony');
  if (item.type === 'villa' && item.project === 'yasmeen-villas') has.add('private-pool');
  if (item.project === 'waterfront-house' && (rooms.bedrooms ?? 0) >= 4) has.add('driver-room');
  if (!rooms.parking) has.delete('covered-parking');
  return [...has];
}

export function viewInScheme(
  scheme: Scheme,
  rooms: Rooms,
  features: readonly Feature[],
  random: Random,
): View {
  const { views } = scheme;
  const possible = typeof views === 'function' ? views(rooms.bedrooms ?? 0, rooms.floor ?? 0) : views;
  const view = random.pick(possible);
  return view === 'pool' && !features.includes('private-pool') ? 'garden' : view;
}
