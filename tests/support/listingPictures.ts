import type { Draft } from './listingDraft';
import type { Places } from './listingPlaces';
import type { Random } from './seededRandom';

type Shot =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'pool'
  | 'lobby'
  | 'outside'
  | 'office'
  | 'retail';
type Hour = 'day' | 'evening';
type Unpictured = Omit<Draft, 'gallery' | 'floorPlans'>;

/** Pictures by shot and by the hour at which a gallery was taken: one visit is either a day's or an evening's. */
const shots: Record<Hour, Record<Exclude<Shot, 'outside'>, string[]>> = {
  day: {
    living: ['living-room-01', 'living-room-03', 'living-room-04'],
    kitchen: ['kitchen-01', 'kitchen-03', 'kitchen-04'],
    bedroom: ['bedroom-01', 'bedroom-03', 'bedroom-04'],
    bathroom: ['bathroom-01', 'bathroom-03'],
    terrace: ['terrace-01'],
    pool: ['pool-terrace-02', 'pool-terrace-01'],
    lobby: ['lobby-01'],
    office: ['office-01', 'office-03', 'office-04', 'office-02'],
    retail: ['retail-02', 'retail-03', 'retail-01', 'retail-05', 'retail-07', 'retail-08', 'retail-04'],
  },
  evening: {
    living: ['living-room-02', 'living-room-05', 'living-room-06', 'living-room-04'],
    kitchen: ['kitchen-02', 'kitchen-04'],
    bedroom: ['bedroom-02', 'bedroom-03'],
    bathroom: ['bathroom-02', 'bathroom-01'],
    terrace: ['terrace-02', 'terrace-01'],
    pool: ['pool-terrace-01', 'pool-terrace-03'],
    lobby: ['lobby-02'],
    office: ['office-02', 'office-03'],
    retail: ['retail-01', 'retail-03', 'retail-02', 'retail-04', 'retail-08', 'retail-06', 'retail-05'],
  },
};

/** Pictures that look out over the lit or sunlit towers of a city: for homes with that view, or high up. */
const overCity = new Set([
  'living-room-01',
  'living-room-02',
  'living-room-06',
  'bedroom-01',
  'bedroom-02',
  'kitchen-02',
  'bathroom-02',
]);

/** Pictures of shops with everything in them. */
const fittedShops = new Set(['retail-03', 'retail-07', 'retail-08']);

const outsideOf: Record<string, { day: string[]; evening: string[] }> = {
  'the-pearl-island': {
    day: ['marina-pearl-03', 'marina-pearl-01', 'tower-residential-01'],
    evening: ['marina-pearl-04', 'marina-pearl-02', 'marina-pearl-01'],
  },
  lusail: {
    day: ['tower-lusail-01', 'area-lusail-02', 'tower-residential-01'],
    evening: ['tower-lusail-02', 'area-lusail-01'],
  },
  'west-bay': {
    day: ['tower-west-bay-03', 'area-west-bay-02', 'tower-west-bay-01'],
    evening: ['area-west-bay-03', 'tower-west-bay-02', 'area-west-bay-01', 'tower-west-bay-01'],
  },
  london: {
    day: ['london-block-01', 'london-block-03', 'london-block-04'],
    evening: ['london-block-02', 'london-block-04'],
  },
};
const likeWestBay = ['al-dafna', 'corniche', 'onaiza', 'diplomatic-area', '35-west-bay'];
const villas = {
  withPool: { day: ['villa-03'], evening: ['villa-01', 'villa-04'] },
  withoutPool: { day: ['villa-05', 'villa-02'], evening: ['villa-06', 'villa-02'] },
};

/** Area indoors that each floor plan shows, in m²; a plan goes only to a home of about that size. */
const plans: { file: string; bedrooms: number; size: number; type: string; needs: string }[] = [
  { file: 'floorplan-studio.svg', bedrooms: 0, size: 51, type: 'apartment', needs: '' },
  { file: 'floorplan-1-bedroom.svg', bedrooms: 1, size: 81, type: 'apartment', needs: 'balcony' },
  { file: 'floorplan-2-bedroom.svg', bedrooms: 2, size: 116, type: 'apartment', needs: 'balcony' },
  { file: 'floorplan-3-bedroom.svg', bedrooms: 3, size: 158, type: 'apartment', needs: 'balcony|terrace' },
  { file: 'floorplan-4-bedroom.svg', bedrooms: 4, size: 221, type: 'penthouse', needs: 'terrace' },
];

export class Pictures {
  private readonly leads = new Map<string, number>();
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly places: Places,
    private readonly random: Random,
  ) {}

  /** Five to nine pictures where so many suit; the first is the one least seen first in that place so far. */
  galleryOf(draft: Unpictured): string[] {
    const hour = this.random.chance(0.58) ? 'day' : 'evening';
    const gallery: string[] = [];
    for (const shot of shotList(draft, this.outsideKey(draft) !== undefined)) {
      const fitting = this.fitting(draft, shot, hour, gallery);
      const best = this.least(fitting);
      if (best) gallery.push(best, ...(shot === 'outside' ? this.extraOutside(draft, fitting, best) : []));
    }
    gallery.splice(9);
    const area = this.places.district(draft.area).slug;
    const city = this.places.city(draft.area).slug;
    const leads = gallery.filter((file) => mayLead(draft, file));
    const lead = this.lead(leads.length > 0 ? leads : gallery, [
      draft.area,
      area,
      city,
      `${draft.family} ${draft.purpose}`,
    ]);
    for (const file of gallery) this.uses.set(file, (this.uses.get(file) ?? 0) + 1);
    return [lead, ...gallery.filter((file) => file !== lead)].map((file) => `${file}.jpg`);
  }

  floorPlansOf({ type, bedrooms, size, features, plot }: Unpictured): string[] {
    if (['villa', 'compound'].includes(type) && bedrooms === 5 && plot && Math.abs(size - 435) <= 8)
      return ['floorplan-villa-ground.svg', 'floorplan-villa-first.svg'];
    if (type === 'office-space') return Math.abs(size - 198) <= 15 ? ['floorplan-office.svg'] : [];
    return plans
      .filter((plan) => plan.type === type && plan.bedrooms === bedrooms && Math.abs(plan.size - size) <= 4)
      .filter(
        ({ needs }) => needs === '' || (features as string[]).some((feature) => needs.includes(feature)),
      )
      .map(({ file }) => file);
  }

  private fitting(draft: Unpictured, shot: Shot, hour: Hour, taken: readonly string[]): string[] {
    if (shot !== 'outside') {
      const isBare = draft.fitOut === 'shell-and-core' && shot === 'retail';
      const mayLookOut = draft.view === 'city' || ((draft.floor ?? 0) >= 10 && !draft.view);
      const among = (files: string[]) =>
        files.filter(
          (file) =>
            !taken.includes(file) &&
            (mayLookOut || !overCity.has(file)) &&
            !(isBare && fittedShops.has(file)),
        );
      if (draft.area === 'marina-09' && shot === 'kitchen') return ['kitchen-01'];
      const now = among(shots[hour][shot]);
      return now.length > 0 ? now : among(shots.day[shot]);
    }
    if (['villa', 'compound'].includes(draft.type) || (draft.type === 'land' && !this.outsideKey(draft))) {
      if (draft.type === 'land') return ['villa-05', 'villa-02', 'villa-06', 'villa-03', 'villa-01'];
      return villas[draft.features.includes('private-pool') ? 'withPool' : 'withoutPool'][hour];
    }
    const key = this.outsideKey(draft);
    const both = key ? outsideOf[key] : undefined;
    if (!both) return [];
    return draft.type === 'land' ? [...both.day, ...both.evening] : both[hour];
  }

  private outsideKey(draft: Unpictured): string | undefined {
    const chain = this.places.chain(draft.area).map(({ slug }) => slug);
    if (likeWestBay.includes(draft.area)) return 'west-bay';
    return chain.find((slug) => slug in outsideOf);
  }

  /** More of the outside for those who have little else to show, or stand by the water. */
  private extraOutside(draft: Unpictured, fitting: string[], first: string): string[] {
    const rest = fitting.filter((file) => file !== first);
    if (draft.type === 'land') return rest.slice(0, 4);
    if (['shop', 'office-space', 'whole-building'].includes(draft.type)) return rest.slice(0, 2);
    if (['villa', 'compound'].includes(draft.type)) return [];
    return draft.view === 'marina' || draft.view === 'sea' ? rest.slice(0, 1) : [];
  }

  private least(files: readonly string[]): string | undefined {
    const scored = files.map((file) => ({
      file,
      score: (this.uses.get(file) ?? 0) + this.random.next() * 0.5,
    }));
    return scored.sort((a, b) => a.score - b.score)[0]?.file;
  }

  private lead(files: readonly string[], scopes: readonly string[]): string {
    const score = (file: string) =>
      scopes.reduce((sum, scope, rank) => sum + (this.leads.get(`${scope} ${file}`) ?? 0) / 8 ** rank, 0);
    const scored = files.map((file) => ({ file, score: score(file) + this.random.next() * 0.001 }));
    const chosen = scored.sort((a, b) => a.score - b.score)[0]?.file;
    if (!chosen) throw new Error('A gallery without pictures');
    for (const scope of scopes)
      this.leads.set(`${scope} ${chosen}`, (this.leads.get(`${scope} ${chosen}`) ?? 0) + 1);
    return chosen;
  }
}

/** What a photographer would take there, in the order of a walk. */
function shotList(
  { type, family, features, bedrooms, bathrooms, fitOut }: Unpictured,
  hasOutside: boolean,
): Shot[] {
  const has = (feature: string) => (features as string[]).includes(feature);
  if (type === 'land') return ['outside'];
  if (type === 'office-space') {
    if (fitOut === 'shell-and-core') return ['outside', 'lobby', 'office'];
    return ['outside', 'office', 'office', 'lobby', ...(hasOutside ? [] : (['office', 'office'] as const))];
  }
  if (type === 'shop')
    return fitOut === 'shell-and-core'
      ? ['outside', 'retail', 'retail', 'retail', 'retail']
      : ['retail', 'outside', 'retail', 'retail', 'retail', 'retail'];
  const rooms: Shot[] = ['kitchen', 'bedroom', 'bathroom'];
  if (type === 'villa' || type === 'compound') return ['outside', ...rooms, 'bedroom'];
  if (type === 'whole-building') return ['outside', 'lobby', 'living', ...rooms];
  const more: Shot[] = [];
  if ((bedrooms ?? 0) > 1) more.push('bedroom');
  if (has('terrace')) more.push('terrace');
  if (has('shared-pool') && family !== 'new-homes') more.push('pool');
  if ((bathrooms ?? 0) > 2) more.push('bathroom');
  if (has('concierge') || (!hasOutside && more.length === 0)) more.push('lobby');
  return ['outside', 'living', ...rooms, ...more];
}

function mayLead({ type }: Unpictured, file: string): boolean {
  if (['villa', 'compound'].includes(type)) return /^(villa|kitchen)/.test(file);
  if (type === 'office-space') return !/^lobby/.test(file);
  if (type === 'whole-building') return !/^(bathroom|bedroom)/.test(file);
  if (type === 'shop' || type === 'land') return true;
  return !/^(bathroom|bedroom|lobby)/.test(file) || /^bedroom-0[14]/.test(file);
}
