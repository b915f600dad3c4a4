import type { Point } from '../../src/domain/content/fields';
import type { Places } from './listingPlaces';
import type { StockItem } from './listingStock';
import type { Random } from './seededRandom';

const metresADegree = 111_320;
/** Narrow land: there a home stays close to the point of its place. */
const narrow = new Set([
  'isola-dana',
  'qetaifan-island-south',
  'la-plage',
  'corniche',
  'doha-port',
  'porto-arabia',
  'viva',
  'viva-east',
  'viva-west',
  'qanat-quartier',
  'costa-malaz',
  'east-porto-drive',
  'west-porto-drive',
  'west-bay-lagoon',
  'katara',
  'gewan-island',
  'marina-district',
  'legtaifiya',
  'floresta-gardens',
  'abraj-quartier',
  'diplomatic-area',
  'al-khor-resort',
  'qetaifan-island-north',
]);

/** Places whose own point lies in their water: points on their land, in turn. */
const ashore: Record<string, Point[]> = {
  'porto-arabia': [
    { lat: 25.3712, lng: 51.5467 },
    { lat: 25.3727, lng: 51.5407 },
    { lat: 25.3702, lng: 51.5393 },
  ],
  'abraj-quartier': [{ lat: 25.3733, lng: 51.5337 }],
  legtaifiya: [{ lat: 25.3716, lng: 51.5213 }],
};

/** Gives each building one point near that of its place, and each home its building's. */
export class PlacePoints {
  private readonly known = new Map<string, Point>();
  constructor(
    private readonly places: Places,
    private readonly random: Random,
  ) {}

  of(item: StockItem, building: string | null, project: Point | null): Point {
    if (project) return project;
    const key = building ? `${item.area} ${building}` : null;
    const before = key ? this.known.get(key) : undefined;
    if (before) return before;
    const reach = this.places.isBuilding(item.area) ? 20 : narrow.has(item.area) ? 40 : 250;
    const found = this.near(this.startOf(item.area), reach);
    if (key) this.known.set(key, found);
    return found;
  }

  private startOf(area: string): Point {
    const points = ashore[area];
    return points ? this.random.pick(points) : this.places.get(area).point;
  }

  private near({ lat, lng }: Point, metres: number): Point {
    const distance = metres * Math.sqrt(this.random.next());
    const angle = 2 * Math.PI * this.random.next();
    const north = (distance * Math.cos(angle)) / metresADegree;
    const east = (distance * Math.sin(angle)) / (metresADegree * Math.cos((lat * Math.PI) / 180));
    return { lat: Number((lat + north).toFixed(5)), lng: Number((lng + east).toFixed(5)) };
  }
}
