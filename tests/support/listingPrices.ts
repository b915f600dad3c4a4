import type { Furnishing, ListingInput, Rooms } from './listingDraft';
import type { Market, Place } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

/** Monthly rents of flats by bedrooms, before the place: facts.md part 2 (1 to 3), carried on to studios and 4. */
const flatRents: Record<number, number> = { 0: 4250, 1: 5500, 2: 6500, 3: 8250, 4: 10500 };
/** Monthly rents of villas by bedrooms: facts.md part 2 (3 to 5), carried on to 2 and 6. */
const villaRents: Record<number, number> = { 2: 10000, 3: 11750, 4: 12500, 5: 14000, 6: 16000 };

type Level = {
  flats: number;
  villas: number;
  /** Riyals (pounds in Britain) a square metre. */
  flatSale: [number, number];
  villaSale: [number, number];
  land: [number, number];
  officeRent: [number, number];
  shopRent: [number, number];
};

const levels: Record<Market, Level> = {
  pearl: row(1.5, 1.75, [12400, 17400], [12000, 15500], [9000, 11000], [105, 128], [170, 240]),
  lagoon: row(1.42, 1.6, [12000, 15200], [12000, 15000], [8500, 10500], [100, 125], [150, 210]),
  'west-bay': row(1.5, 1.4, [11000, 14500], [7000, 9000], [7000, 9000], [100, 130], [150, 220]),
  lusail: row(1.22, 1.25, [8400, 12800], [7000, 9500], [4500, 6500], [100, 126], [130, 200]),
  msheireb: row(1.4, 1.3, [9500, 11000], [6000, 7000], [7000, 9000], [104, 130], [160, 230]),
  centre: row(1, 1, [8000, 10800], [5000, 6200], [5500, 7500], [52, 80], [95, 160]),
  suburb: row(0.95, 1.06, [7600, 9200], [5000, 6600], [3600, 5200], [50, 74], [90, 140]),
  outer: row(0.82, 0.88, [6500, 8200], [4400, 5700], [2300, 3500], [48, 62], [75, 120]),
  far: row(0.74, 0.78, [6000, 7200], [4000, 5000], [1700, 2600], [45, 55], [65, 95]),
  london: row(1, 1, [9300, 11200], [9300, 11200], [1, 1], [1, 1], [1, 1]),
  north: row(1, 1, [5700, 6500], [5700, 6500], [1, 1], [1, 1], [1, 1]),
};

/** Pounds a square metre in the parts of London and the cities that differ from their market. */
const britishLevels: Record<string, [number, number]> = {
  'canary-wharf': [11200, 12600],
  battersea: [11800, 13200],
  greenwich: [10000, 11400],
  woolwich: [9000, 10000],
  stratford: [9600, 10800],
  wembley: [8800, 9800],
  brentford: [8900, 10000],
  croydon: [8100, 8800],
  manchester: [6200, 6900],
  salford: [6150, 6500],
  birmingham: [6100, 6600],
  leeds: [6150, 6500],
  liverpool: [6200, 6450],
};

function row(
  flats: number,
  villas: number,
  flatSale: [number, number],
  villaSale: [number, number],
  land: [number, number],
  officeRent: [number, number],
  shopRent: [number, number],
): Level {
  return { flats, villas, flatSale, villaSale, land, officeRent, shopRent };
}

/** Rents go by 250, sales by 10,000 and from five million by 50,000, pounds by 2,500: as agents ask. */
export function roundPrice(amount: number, purpose: 'rent' | 'sale', currency: 'QAR' | 'GBP'): number {
  const step = currency === 'GBP' ? 2500 : purpose === 'rent' ? 250 : amount < 5_000_000 ? 10_000 : 50_000;
  return Math.max(step, Math.round(amount / step) * step);
}

type Traits = {
  furnished: Furnishing | undefined;
  billsIncluded: boolean | undefined;
  view: string | undefined;
  fitOut: string | undefined;
};

/** What is asked: for rent a month, else the whole. */
export function priceOf(
  item: StockItem,
  rooms: Rooms,
  place: Place,
  traits: Traits,
  random: Random,
): ListingInput['price'] {
  const currency = item.family === 'new-homes' ? 'GBP' : 'QAR';
  const amount = roundPrice(rawPrice(item, rooms, place, traits, random), item.purpose, currency);
  return item.purpose === 'rent' ? { amount, currency, period: 'month' } : { amount, currency };
}

function rawPrice(item: StockItem, rooms: Rooms, place: Place, traits: Traits, random: Random): number {
  const level = levels[place.market];
  const within = ([low, high]: [number, number]) => low + (high - low) * random.next();
  const spread = 0.94 + 0.12 * random.next();
  if (item.family === 'new-homes') {
    const top = item.type === 'penthouse' ? 1.18 : 1;
    const small = rooms.bedrooms === 0 ? 1.02 : 1;
    return (
      rooms.size * within(britishLevels[item.area] ?? level.flatSale) * top * small * viewFactor(traits.view)
    );
  }
  if (item.type === 'land') {
    const bigPlot = item.family === 'commercial' ? 0.6 : 1;
    if (item.purpose === 'rent') return rooms.size * within([9, 13]);
    return rooms.size * within(level.land) * bigPlot;
  }
  if (item.family === 'commercial') return premises(item, rooms, level, traits, within);
  const isHouse = item.type === 'villa' || item.type === 'compound';
  if (item.purpose === 'rent') {
    const bedrooms = rooms.bedrooms ?? 2;
    const base = isHouse
      ? (villaRents[bedrooms] ?? 14000) * level.villas
      : (flatRents[bedrooms] ?? 8250) * level.flats;
    const larger = largerBy[item.type] ?? 1;
    const bills = traits.billsIncluded ? 1.07 : 1;
    return base * larger * furnishedFactor(traits.furnished) * viewFactor(traits.view) * bills * spread;
  }
  return rooms.size * (item.type === 'penthouse' ? penthouseRate(place, level, within) : homeRate());

  /** Within the band of the place: a good view and furniture move a home up in it, never out of it. */
  function homeRate(): number {
    const [low, high] = isHouse ? level.villaSale : level.flatSale;
    const quality = furnishedFactor(traits.furnished) * viewFactor(traits.view) - 0.9;
    return low + (high - low) * Math.min(1, 0.7 * random.next() + 1.6 * quality);
  }
}

const largerBy: Record<string, number> = { penthouse: 1.7, duplex: 1.3, compound: 0.96 };

function penthouseRate({ market }: Place, level: Level, within: (range: [number, number]) => number): number {
  if (market === 'pearl' || market === 'lagoon') return within([20500, 23000]);
  return market === 'lusail' ? within([12200, 13000]) : within(level.flatSale) * 1.2;
}

function premises(
  { type, purpose }: StockItem,
  { size, bedrooms }: Rooms,
  level: Level,
  { fitOut }: Traits,
  within: (range: [number, number]) => number,
): number {
  const fit = fitOut === 'fitted' ? 1 : fitOut === 'cat-a' ? 0.97 : 0.93;
  const monthly = (() => {
    if (type === 'office-space') return size * Math.max(50, within(level.officeRent) * fit);
    if (type === 'shop') return size * within(level.shopRent) * fit;
    if (type === 'compound') return ((bedrooms ?? 36) / 3) * within([8200, 10200]) * level.villas;
    return size * within([32, 46]) * (level.flats > 0.9 ? 1.25 : 0.8);
  })();
  if (purpose === 'rent') return monthly;
  return (monthly * 12) / within([0.075, 0.095]);
}

function furnishedFactor(furnished: Furnishing | undefined): number {
  return furnished === 'furnished' ? 1.06 : furnished === 'unfurnished' ? 0.95 : 1;
}

function viewFactor(view: string | undefined): number {
  return ['sea', 'marina', 'river'].includes(view ?? '') ? 1.04 : view === 'street' ? 0.97 : 1;
}
