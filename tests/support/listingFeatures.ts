import type { Feature, Listing } from '../../src/domain/content/listings';
import { featuresInScheme, schemeOf, viewInScheme } from './homesInSchemes';
import type { Rooms } from './listingDraft';
import type { Place, View } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

type FitOut = NonNullable<Listing['fitOut']>;
/** Each feature with the share of homes of its kind that have it. */
type Shares = Partial<Record<Feature, number>>;

const inFlats: Shares = {
  balcony: 0.55,
  'built-in-wardrobes': 0.5,
  'fitted-kitchen': 0.45,
  'shared-pool': 0.55,
  gym: 0.6,
  security: 0.4,
  'covered-parking': 0.5,
  'central-cooling': 0.35,
  'storage-room': 0.18,
  'kids-club': 0.08,
  playground: 0.14,
  'pets-allowed': 0.14,
  study: 0.06,
  sauna: 0.1,
};
const inTowers: Shares = {
  concierge: 0.5,
  spa: 0.14,
  'residents-lounge': 0.12,
  'smart-home': 0.12,
  sauna: 0.16,
};
const inOldFlats: Shares = { 'shared-pool': 0.18, gym: 0.3, 'kids-club': 0, sauna: 0.05, balcony: 0.4 };
const inVillas: Shares = {
  'private-garden': 0.6,
  'private-pool': 0.26,
  terrace: 0.3,
  majlis: 0.42,
  'driver-room': 0.3,
  'built-in-wardrobes': 0.4,
  'fitted-kitchen': 0.4,
  'covered-parking': 0.5,
  'central-cooling': 0.35,
  'storage-room': 0.25,
  study: 0.18,
  'pets-allowed': 0.2,
  balcony: 0.25,
  'smart-home': 0.08,
};
const inCompounds: Shares = {
  'shared-pool': 0.85,
  gym: 0.65,
  playground: 0.6,
  'sports-court': 0.42,
  security: 0.7,
  'kids-club': 0.18,
  'private-garden': 0.4,
  'private-pool': 0,
  'driver-room': 0.1,
  majlis: 0.1,
};
const inOffices: Shares = {
  'meeting-rooms': 0.5,
  'reception-desk': 0.45,
  pantry: 0.6,
  'raised-floor': 0.35,
  'server-room': 0.3,
  generator: 0.25,
  security: 0.5,
  'covered-parking': 0.6,
  concierge: 0.2,
  'central-cooling': 0.5,
};
const inShops: Shares = {
  'shop-window': 0.9,
  mezzanine: 0.35,
  'loading-bay': 0.28,
  'storage-room': 0.5,
  pantry: 0.25,
  'central-cooling': 0.45,
  generator: 0.12,
};
const inBritain: Shares = {
  balcony: 0.6,
  'fitted-kitchen': 0.8,
  'built-in-wardrobes': 0.4,
  concierge: 0.5,
  gym: 0.45,
  'residents-lounge': 0.4,
  'bike-store': 0.7,
  'roof-garden': 0.32,
  study: 0.08,
};

/** What a home or premises has, in the order of the schema. Needs what the gallery and the texts will say of it. */
export function featuresOf(
  item: StockItem,
  rooms: Rooms,
  place: Place,
  near: { metro: boolean; beach: boolean },
  fitOut: FitOut | undefined,
  random: Random,
): Feature[] {
  const scheme = schemeOf(item);
  if (scheme) return featuresInScheme(item, scheme, rooms, random);
  const has = new Set<Feature>();
  for (const [feature, share] of Object.entries(sharesFor(item, place)) as [Feature, number][]) {
    if (random.chance(share)) has.add(feature);
  }
  if (item.type === 'land') return [];
  if (item.type === 'penthouse') has.add('terrace').delete('balcony');
  if (item.type === 'duplex' && rooms.floor !== 0) has.add('terrace').delete('balcony');
  if (near.metro && item.family !== 'off-plan') has.add('near-metro');
  if (near.beach && item.family !== 'commercial' && random.chance(0.8)) has.add('beach-access');
  if (place.views[0] === 'marina' && item.type === 'penthouse') has.add('marina-berth');
  if (item.type === 'office-space' && fitOut !== 'fitted') {
    for (const fitted of ['meeting-rooms', 'reception-desk', 'pantry', 'server-room'] as const)
      has.delete(fitted);
    if (fitOut === 'shell-and-core') has.delete('raised-floor');
  }
  if (item.type === 'shop' && fitOut === 'shell-and-core') has.delete('pantry');
  if (rooms.bedrooms === 0) has.delete('study');
  if (!rooms.parking) has.delete('covered-parking');
  if (item.family === 'off-plan') for (const late of ['pets-allowed', 'security'] as const) has.delete(late);
  return [...has];
}

function sharesFor({ family, type }: StockItem, place: Place): Shares {
  if (family === 'new-homes') return type === 'penthouse' ? { ...inBritain, terrace: 1 } : inBritain;
  if (type === 'office-space') return inOffices;
  if (type === 'shop') return inShops;
  if (type === 'whole-building')
    return {
      generator: 0.5,
      'loading-bay': 0.4,
      security: 0.6,
      'central-cooling': 0.4,
      'covered-parking': 0.5,
    };
  if (type === 'compound') return { ...inVillas, ...inCompounds };
  if (type === 'villa') return inVillas;
  const base =
    place.market === 'centre' || place.market === 'outer' || place.market === 'far'
      ? { ...inFlats, ...inOldFlats }
      : inFlats;
  return place.top > 9 ? { ...base, ...inTowers } : base;
}

/** What is seen from it: places tell what can be; houses look at their garden or pool. */
export function viewOf(
  item: StockItem,
  rooms: Rooms,
  place: Place,
  features: readonly Feature[],
  random: Random,
): View | undefined {
  const scheme = schemeOf(item);
  if (scheme) return viewInScheme(scheme, rooms, features, random);
  const { type, family } = item;
  if (type === 'land' || type === 'shop' || type === 'whole-building') return undefined;
  if (type === 'compound' && family === 'commercial') return undefined;
  if (type === 'villa' || type === 'compound') {
    if (features.includes('beach-access')) return 'sea';
    if (features.includes('private-pool')) return 'pool';
    return features.includes('private-garden') && random.chance(0.7) ? 'garden' : undefined;
  }
  if (type === 'office-space' && !random.chance(0.6)) return undefined;
  const possible = place.views.filter((view) => view !== 'pool' || features.includes('shared-pool'));
  return random.chance(0.9) && possible.length > 0 ? random.pick(possible) : undefined;
}

export function fitOutOf({ type }: StockItem, turn: number): FitOut | undefined {
  if (type === 'office-space')
    return (['fitted', 'cat-a', 'fitted', 'shell-and-core', 'cat-a'] as const)[turn % 5];
  if (type === 'shop') return (['shell-and-core', 'fitted', 'cat-a'] as const)[turn % 3];
  return undefined;
}
