import type { Feature } from '../../src/domain/content/listings';
import type { Rooms } from './listingDraft';
import type { View } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

/** What the pages of a project or development say of all its homes, so that no listing contradicts them. */
type Scheme = {
  /** Bedrooms of its apartments, in turn. */
  bedrooms: number[];
  floors: [number, number];
  views: View[] | ((bedrooms: number, floor: number) => View[]);
  always: Feature[];
  often: Feature[];
  /** Homes of this many bedrooms and more have two parking spaces. */
  twoCarsFrom: number;
};

const byFloor = (_: number, floor: number): View[] => (floor >= 15 ? ['sea'] : ['city']);

const schemes: Record<string, Scheme> = {
  '35-west-bay': {
    bedrooms: [1, 2, 1, 3, 2, 1, 2, 1, 3],
    floors: [3, 27],
    views: byFloor,
    always: ['balcony', 'near-metro', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'sauna',
      'concierge',
      'security',
      'central-cooling',
      'residents-lounge',
      'built-in-wardrobes',
    ],
    twoCarsFrom: 3,
  },
  'marina-09': {
    bedrooms: [1, 2, 0, 3, 2, 1, 2, 1, 3, 0],
    floors: [2, 26],
    views: ['marina', 'sea', 'marina'],
    always: ['balcony', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'kids-club',
      'concierge',
      'security',
      'storage-room',
      'central-cooling',
      'near-metro',
      'bike-store',
    ],
    twoCarsFrom: 3,
  },
  'le-mirage': {
    bedrooms: [5],
    floors: [0, 0],
    views: ['pool', 'garden'],
    always: ['private-garden', 'private-pool', 'majlis', 'driver-room'],
    often: [
      'study',
      'playground',
      'security',
      'covered-parking',
      'fitted-kitchen',
      'built-in-wardrobes',
      'pets-allowed',
    ],
    twoCarsFrom: 0,
  },
  'qetaifan-reef-residences': {
    bedrooms: [2, 1, 3, 2, 1, 2],
    floors: [3, 29],
    views: ['sea', 'sea', 'street'],
    always: ['balcony', 'covered-parking'],
    often: [
      'beach-access',
      'shared-pool',
      'gym',
      'kids-club',
      'playground',
      'sports-court',
      'central-cooling',
      'security',
    ],
    twoCarsFrom: 3,
  },
  'seef-promenade': {
    bedrooms: [1, 2, 3, 2, 1, 2],
    floors: [1, 9],
    views: ['sea', 'sea', 'garden'],
    always: ['balcony', 'built-in-wardrobes', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'sauna',
      'playground',
      'concierge',
      'storage-room',
      'central-cooling',
      'bike-store',
    ],
    twoCarsFrom: 3,
  },
  'lusail-boulevard-heights': {
    bedrooms: [0, 1, 2, 1, 3, 2],
    floors: [6, 33],
    views: ['city', 'street', 'city'],
    always: ['smart-home', 'near-metro'],
    often: [
      'balcony',
      'shared-pool',
      'gym',
      'spa',
      'concierge',
      'security',
      'covered-parking',
      'central-cooling',
      'residents-lounge',
    ],
    twoCarsFrom: 3,
  },
  'gewan-gardens': {
    bedrooms: [2, 1, 2, 3, 2, 2],
    floors: [1, 5],
    views: ['garden'],
    always: ['terrace', 'fitted-kitchen', 'covered-parking', 'central-cooling'],
    often: ['shared-pool', 'playground', 'security', 'built-in-wardrobes', 'pets-allowed', 'bike-store'],
    twoCarsFrom: 3,
  },
  'al-erkyah-terraces': {
    bedrooms: [2, 3, 2, 4, 3, 2],
    floors: [1, 5],
    views: ['street', 'park'],
    always: ['terrace', 'storage-room', 'study', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'playground',
      'kids-club',
      'built-in-wardrobes',
      'central-cooling',
      'bike-store',
    ],
    twoCarsFrom: 0,
  },
  'fox-hills-courtyards': {
    bedrooms: [1, 2, 3, 1, 2, 2],
    floors: [1, 3],
    views: ['courtyard'],
    always: ['balcony', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'playground',
      'security',
      'central-cooling',
      'near-metro',
      'built-in-wardrobes',
      'bike-store',
    ],
    twoCarsFrom: 9,
  },
  'waterfront-house': {
    bedrooms: [2, 3, 4, 3, 2, 3],
    floors: [2, 18],
    views: ['sea'],
    always: ['terrace', 'covered-parking', 'concierge', 'residents-lounge'],
    often: ['shared-pool', 'gym', 'spa', 'sauna', 'storage-room', 'smart-home', 'central-cooling'],
    twoCarsFrom: 3,
  },
  'yasmeen-villas': {
    bedrooms: [5],
    floors: [0, 0],
    views: ['garden', 'pool'],
    always: ['private-garden', 'majlis', 'driver-room'],
    often: [
      'study',
      'fitted-kitchen',
      'built-in-wardrobes',
      'covered-parking',
      'playground',
      'security',
      'central-cooling',
      'smart-home',
    ],
    twoCarsFrom: 0,
  },
  'marina-quay-towers': {
    bedrooms: [1, 2, 0, 3, 2, 4],
    floors: [2, 22],
    views: (bedrooms) => (bedrooms < 2 ? ['city'] : ['marina', 'sea']),
    always: ['balcony', 'covered-parking'],
    often: [
      'shared-pool',
      'gym',
      'kids-club',
      'sports-court',
      'concierge',
      'security',
      'central-cooling',
      'near-metro',
      'residents-lounge',
    ],
    twoCarsFrom: 3,
  },
  'stadium-park-homes': {
    bedrooms: [0, 1, 2, 1, 2, 3],
    floors: [1, 8],
    views: ['park'],
    always: ['balcony', 'fitted-kitchen', 'built-in-wardrobes'],
    often: [
      'shared-pool',
      'gym',
      'playground',
      'sports-court',
      'security',
      'covered-parking',
      'near-metro',
      'bike-store',
    ],
    twoCarsFrom: 3,
  },
};

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
