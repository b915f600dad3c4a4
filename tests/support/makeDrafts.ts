import type { Content } from '../../src/domain/content/collections';
import type { Localised } from '../../src/i18n/localised';
import { schemeOf } from './homesInSchemes';
import { Agents } from './listingAgents';
import { datesOf } from './listingDates';
import type { Draft, Rooms } from './listingDraft';
import { featuresOf, fitOutOf, viewOf } from './listingFeatures';
import { type BuildingKind, BuildingNames } from './listingNames';
import { Pictures } from './listingPictures';
import { Places } from './listingPlaces';
import { PlacePoints } from './listingPoints';
import { priceOf } from './listingPrices';
import { furnishingOf, roomsOf } from './listingRooms';
import { Slugs } from './listingSlugs';
import { type StockItem, wholeStock } from './listingStock';
import { leaseOf, rentalTermsOf } from './listingTerms';
import { type Random, seededRandom } from './seededRandom';

export type MakerContent = Pick<Content, 'areas' | 'team' | 'offPlan'>;

/** The fields of `count` listings; the whole stock in shuffled order, again and again when more are asked for. */
export function makeDrafts({
  count,
  seed,
  content,
}: {
  count: number;
  seed: number;
  content: MakerContent;
}): Draft[] {
  const random = seededRandom(seed);
  const places = new Places(content.areas);
  const stock = random.shuffle(wholeStock());
  const maker = new DraftMaker(content, places, stock, random);
  const items = Array.from({ length: count }, (_, index) => stock[index % stock.length] as StockItem);
  const drafts = items.map((item, index) => maker.make(item, index));
  return numbered(drafts);
}

/** References go by the day of listing, as in an agency's book. */
function numbered(drafts: Draft[]): Draft[] {
  const next = { cap: 1001, jsn: 101 };
  const byDay = [...drafts].sort((a, b) => a.listed.localeCompare(b.listed));
  return byDay.map((draft) => {
    const book = draft.family === 'new-homes' ? 'jsn' : 'cap';
    return { ...draft, reference: book === 'jsn' ? `jsn${next.jsn++}` : `cap-${next.cap++}` };
  });
}

class DraftMaker {
  private readonly names = new BuildingNames();
  private readonly turns = new Map<string, number>();
  private readonly agents: Agents;
  private readonly pictures: Pictures;
  private readonly slugs: Slugs;
  private readonly points: PlacePoints;

  constructor(
    private readonly content: MakerContent,
    private readonly places: Places,
    private readonly stock: readonly StockItem[],
    private readonly random: Random,
  ) {
    this.agents = new Agents(content.team, places);
    this.pictures = new Pictures(places, random);
    this.slugs = new Slugs(places);
    this.points = new PlacePoints(places, random);
  }

  make(item: StockItem, index: number): Draft {
    const { random, places } = this;
    const place = places.traits(item.area);
    const scheme = schemeOf(item) && (item.project ?? item.area);
    const turn = this.turn(scheme ?? `${item.family} ${item.purpose} ${item.type}`);
    const rooms = roomsOf(item, place, turn, random);
    const near = { metro: places.hasMetro(item.area), beach: places.hasBeach(item.area) };
    const fitOut = fitOutOf(item, turn);
    const features = featuresOf(item, rooms, place, near, fitOut, random);
    const view = viewOf(item, rooms, place, features, random);
    const furnished = furnishingOf(item, rooms.bedrooms ?? undefined, turn);
    const terms = rentalTermsOf(item, furnished, this.turn(`terms ${item.family} ${item.purpose}`), random);
    const price = priceOf(
      item,
      rooms,
      place,
      { furnished, view, fitOut, billsIncluded: terms.billsIncluded ?? undefined },
      random,
    );
    const project = this.content.offPlan.find(({ slug }) => slug === item.project);
    const building = this.building(item, project?.name ?? null);
    const fields = {
      reference: '',
      slug: '',
      family: item.family,
      purpose: item.purpose,
      type: item.type,
      ...rooms,
      price,
      ...(item.purpose === 'rent' && { deposit: price.amount }),
      ...terms,
      furnished,
      fitOut,
      ...leaseOf(item, rooms, places, random),
      ...(project && { completion: project.completion }),
      view,
      features,
      ...(building && { building }),
      area: item.area,
      point: this.points.of(item, building?.en ?? null, project?.point ?? null),
      agent: this.agents.pick(item),
      ...datesOf(item, price, index, random),
      ...(item.project && { project: item.project, unit: unitOf(item, rooms, turn, random) }),
    };
    const gallery = this.pictures.galleryOf(fields);
    const floorPlans = this.pictures.floorPlansOf(fields);
    return { ...fields, slug: this.slugs.next({ ...fields, gallery, floorPlans }), gallery, floorPlans };
  }

  private building(item: StockItem, project: Localised<string> | null): Localised<string> | null {
    if (item.type === 'land') return null;
    if (project) return project;
    if (this.places.isBuilding(item.area)) return this.places.get(item.area).name;
    const kind = buildingKindOf(item, this.places.traits(item.area).top);
    const turn = this.turn(`building ${item.area} ${kind}`);
    if (item.family === 'new-homes') return this.names.inBritain(item.area, turn);
    const neighbours = this.stock.filter(({ area, type }) => area === item.area && type === item.type).length;
    return this.names.inQatar(item.area, kind, turn, Math.min(3, Math.ceil(neighbours / 2)));
  }

  /** How often it was asked with this name before. */
  private turn(name: string): number {
    const turn = this.turns.get(name) ?? 0;
    this.turns.set(name, turn + 1);
    return turn;
  }
}

function buildingKindOf({ type, family, area }: StockItem, top: number): BuildingKind {
  if (type === 'villa') return area.length % 2 === 0 ? 'villas' : 'gardens';
  if (type === 'compound') return 'compound';
  if (type === 'shop') return 'arcade';
  if (type === 'office-space') return top > 12 ? 'tower' : 'centre';
  if (type === 'whole-building') return 'building';
  if (family === 'residential' && top > 12) return 'tower';
  const low = ['residence', 'building', 'house', 'terraces'] as const;
  return low[(area.length + area.charCodeAt(0)) % low.length] ?? 'residence';
}

function unitOf(item: StockItem, { floor }: Rooms, turn: number, random: Random): string {
  if (floor === undefined || floor === null) return `V${1 + ((turn * 7 + 4) % 30)}`;
  const houses = schemeOf(item)?.houses ?? '';
  const number = `${floor}${String(random.int(1, houses ? 8 : 2)).padStart(2, '0')}`;
  return houses ? `${houses.charAt(turn % houses.length)}-${number}` : number;
}
