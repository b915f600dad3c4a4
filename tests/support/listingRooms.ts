import { roomsInScheme, schemeOf } from './homesInSchemes';
import type { Furnishing, Rooms } from './listingDraft';
import type { Place } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

/** Square metres indoors by bedrooms, from small to large. */
const flatSizes: Record<number, [number, number]> = {
  0: [42, 58],
  1: [64, 94],
  2: [98, 142],
  3: [146, 205],
  4: [212, 290],
};
const villaSizes: Record<number, [number, number]> = {
  2: [150, 190],
  3: [215, 300],
  4: [290, 390],
  5: [370, 520],
  6: [500, 680],
};
const britishSizes: Record<number, [number, number]> = {
  0: [37, 42],
  1: [50, 57],
  2: [68, 80],
  3: [90, 108],
};
const duplexSizes: Record<number, [number, number]> = { 2: [140, 185], 3: [190, 255], 4: [250, 330] };

/** Bedrooms in the proportions in which they are asked for; longer runs are commoner. */
const flatBedrooms = [0, 1, 1, 1, 2, 2, 2, 2, 1, 3, 3, 2, 3, 4];
const saleBedrooms = [1, 1, 2, 2, 2, 3, 1, 2, 3, 4, 0];

/** Bedrooms, bathrooms, sizes, floor, parking and maid's room of a home; sizes only for premises and land. */
export function roomsOf(item: StockItem, place: Place, turn: number, random: Random): Rooms {
  const { type, family, purpose } = item;
  if (type === 'land') {
    const plot = item.family === 'commercial' ? random.int(18, 90) * 50 : random.int(12, 34) * 25;
    return { size: plot };
  }
  const scheme = schemeOf(item);
  if (scheme) return roomsInScheme(item, scheme, turn, random);
  if (family === 'commercial') return premises(item, place, random);
  if (family === 'new-homes') return britishHome(item, place, turn, random);
  if (type === 'villa' || type === 'compound') {
    const bedrooms = type === 'compound' ? random.pick([2, 3, 3, 4, 4, 5]) : random.pick([3, 4, 4, 5, 5, 6]);
    const range = villaSizes[bedrooms] ?? [300, 400];
    const factor = type === 'compound' ? 0.86 : 1;
    const size = Math.round(random.int(...range) * factor);
    const plot = type === 'villa' ? Math.round((size * random.int(92, 150)) / 500) * 5 : undefined;
    const maidsRoom = bedrooms >= 4 ? random.chance(0.8) : bedrooms === 3 && random.chance(0.45);
    const bathrooms = bedrooms + (maidsRoom || random.chance(0.5) ? 1 : 0);
    return {
      bedrooms,
      bathrooms,
      size,
      plot,
      maidsRoom: maidsRoom || undefined,
      parking: random.int(1, bedrooms > 4 ? 4 : 2),
    };
  }
  if (type === 'duplex' || type === 'penthouse') {
    const bedrooms =
      type === 'penthouse' ? random.int(3, 4) : random.int(2, place.market === 'lusail' ? 3 : 4);
    const [low, high] = duplexSizes[bedrooms] ?? [250, 330];
    const size = random.int(low, high) + (type === 'penthouse' ? 60 : 0);
    const floor =
      type === 'penthouse'
        ? place.top
        : place.top > 9
          ? random.int(8, place.top - 1)
          : place.top > 2
            ? random.int(1, 3)
            : 0;
    return {
      bedrooms,
      bathrooms: bedrooms + 1,
      size,
      floor,
      parking: 2,
      maidsRoom: bedrooms >= 3 ? true : undefined,
    };
  }
  const mix = purpose === 'sale' ? saleBedrooms : flatBedrooms;
  const drawn = mix[turn % mix.length] ?? 2;
  const bedrooms = drawn === 4 && place.top < 8 ? 3 : drawn;
  const [low, high] = flatSizes[bedrooms] ?? [98, 142];
  const large =
    place.market === 'pearl' || place.market === 'lagoon' ? 1.1 : place.market === 'centre' ? 0.94 : 1;
  const bathrooms = bedrooms === 0 ? 1 : bedrooms === 1 ? random.int(1, 2) : bedrooms + random.int(0, 1);
  return {
    bedrooms,
    bathrooms,
    size: Math.round(random.int(low, high) * large),
    floor: random.int(1, place.top),
    parking:
      bedrooms >= 3 ? 2 : bedrooms === 0 && random.chance(0.3) ? undefined : random.chance(0.12) ? 2 : 1,
    maidsRoom: (bedrooms >= 3 && random.chance(0.75)) || (bedrooms === 2 && random.chance(0.12)) || undefined,
  };
}

function britishHome(item: StockItem, place: Place, turn: number, random: Random): Rooms {
  const bedrooms =
    item.type === 'apartment' ? ([1, 2, 0, 1, 2, 1, 3][turn % 7] ?? 1) : item.type === 'duplex' ? 2 : 3;
  const [low, high] = britishSizes[bedrooms] ?? [50, 57];
  const size = random.int(low, high) + (item.type === 'apartment' ? 0 : 24);
  return {
    bedrooms,
    bathrooms: bedrooms < 2 ? 1 : 2,
    size,
    floor:
      item.type === 'penthouse'
        ? place.top
        : item.type === 'duplex'
          ? random.int(0, 3)
          : random.int(1, place.top - 1),
    parking: bedrooms > 1 && random.chance(0.35) ? 1 : undefined,
  };
}

function premises({ type, purpose, area }: StockItem, place: Place, random: Random): Rooms {
  if (type === 'office-space') {
    const size =
      random.pick([68, 84, 96, 118, 135, 152, 178, 205, 240, 286, 330, 415, 520, 640]) + random.int(-4, 5);
    return {
      size,
      floor: random.int(1, Math.max(2, place.top)),
      parking: Math.max(1, Math.round(size / 70)),
    };
  }
  if (type === 'shop') {
    const size = random.pick([38, 46, 58, 72, 85, 104, 126, 150, 190, 260]) + random.int(-3, 4);
    return { size, floor: 0, parking: random.chance(0.5) ? random.int(1, 3) : undefined };
  }
  if (type === 'compound') {
    const homes = random.pick([12, 14, 16, 18, 20]);
    return {
      size: homes * random.int(150, 185),
      plot: homes * random.int(280, 330),
      bedrooms: homes * 3,
      bathrooms: homes * 2,
      parking: homes * 2,
    };
  }
  const isYard = area.includes('industrial');
  const size = isYard ? random.int(9, 26) * 100 : random.int(16, 46) * 100;
  const plot = isYard ? Math.round((size * 1.6) / 50) * 50 : Math.round((size * 0.32) / 10) * 10;
  return { size, plot, parking: isYard ? random.int(6, 14) : random.int(12, purpose === 'rent' ? 30 : 40) };
}

/** Furnishing in the proportions of the trade; nothing for sales of houses, land and premises. */
export function furnishingOf(
  item: StockItem,
  bedrooms: number | undefined,
  turn: number,
): Furnishing | undefined {
  if (item.family === 'commercial' || item.family === 'off-plan' || item.type === 'land') return undefined;
  if (item.family === 'new-homes') return 'unfurnished';
  const isHouse = item.type === 'villa' || item.type === 'compound';
  if (item.purpose === 'sale')
    return isHouse
      ? undefined
      : ([undefined, 'unfurnished', 'furnished', undefined, 'semi-furnished'] as const)[turn % 5];
  if (bedrooms === 0) return 'furnished';
  const mix = isHouse
    ? (['semi-furnished', 'unfurnished', 'unfurnished', 'semi-furnished', 'furnished'] as const)
    : (['furnished', 'unfurnished', 'furnished', 'semi-furnished', 'furnished'] as const);
  return mix[turn % mix.length];
}
