import type { Area } from '../../src/domain/content/areas';
import type { Listing } from '../../src/domain/content/listings';
import { ancestorsOf } from '../../src/domain/content/places';

export type View = NonNullable<Listing['view']>;
export type Market =
  | 'pearl'
  | 'lagoon'
  | 'west-bay'
  | 'lusail'
  | 'msheireb'
  | 'centre'
  | 'suburb'
  | 'outer'
  | 'far'
  | 'london'
  | 'north';
export type Place = { market: Market; top: number; views: View[] };

/** Market, highest floor of its buildings, and what may be seen from them. A place without a row is like its parent. */
const rows: Record<string, [Market, number, ...View[]]> = {
  doha: ['centre', 9, 'street', 'city'],
  'west-bay': ['west-bay', 42, 'city', 'sea', 'city'],
  '35-west-bay': ['west-bay', 30, 'sea', 'city'],
  'diplomatic-area': ['west-bay', 22, 'city', 'sea'],
  'al-dafna': ['west-bay', 28, 'city', 'sea'],
  onaiza: ['west-bay', 14, 'city', 'street'],
  corniche: ['west-bay', 20, 'sea', 'city'],
  legtaifiya: ['west-bay', 16, 'city', 'sea'],
  'al-gassar': ['west-bay', 14, 'city', 'street'],
  katara: ['west-bay', 3, 'sea'],
  'west-bay-lagoon': ['lagoon', 24, 'sea', 'pool', 'city'],
  'doha-port': ['msheireb', 3, 'sea'],
  'the-pearl-island': ['pearl', 22, 'sea'],
  'porto-arabia': ['pearl', 28, 'marina', 'sea'],
  viva: ['pearl', 26, 'sea', 'pool'],
  'qanat-quartier': ['pearl', 6, 'courtyard', 'sea', 'street'],
  'medina-centrale': ['pearl', 7, 'courtyard', 'street', 'garden'],
  'abraj-quartier': ['pearl', 34, 'sea', 'city'],
  'costa-malaz': ['pearl', 10, 'sea', 'garden'],
  'floresta-gardens': ['pearl', 4, 'garden', 'courtyard'],
  'giardino-village': ['pearl', 2, 'garden'],
  'gewan-island': ['pearl', 9, 'garden', 'sea', 'park'],
  lusail: ['lusail', 8, 'street', 'city'],
  'marina-district': ['lusail', 36, 'marina', 'sea', 'city'],
  'fox-hills': ['lusail', 5, 'courtyard', 'pool', 'street', 'park'],
  'al-erkyah': ['lusail', 6, 'courtyard', 'street', 'park'],
  'stadium-district': ['lusail', 8, 'park', 'street', 'courtyard'],
  'waterfront-district': ['lusail', 24, 'sea', 'city'],
  'seef-lusail': ['lusail', 18, 'sea', 'courtyard'],
  'lusail-boulevard': ['lusail', 18, 'city', 'street'],
  'energy-city': ['lusail', 12, 'city', 'street'],
  'qetaifan-island-north': ['lusail', 12, 'sea', 'pool'],
  'al-kharayej': ['lusail', 10, 'city', 'courtyard'],
  'jabal-thuaileb': ['lusail', 5, 'courtyard', 'street'],
  'al-egla': ['lusail', 5, 'garden', 'street'],
  'yasmeen-city': ['lusail', 2, 'garden'],
  'huzoom-lusail': ['lusail', 2, 'garden'],
  'msheireb-downtown-doha': ['msheireb', 8, 'courtyard', 'city', 'street'],
  musheireb: ['centre', 11, 'city', 'street'],
  'al-sadd': ['centre', 15, 'city', 'street'],
  'fereej-bin-mahmoud': ['centre', 13, 'city', 'street'],
  'al-mansoura': ['centre', 11, 'city', 'street'],
  'al-muntazah': ['centre', 8, 'street', 'park'],
  'rawdat-al-khail': ['centre', 8, 'park', 'street'],
  'al-thumama': ['suburb', 4, 'street'],
  'al-hilal': ['suburb', 5, 'street'],
  nuaija: ['suburb', 3, 'street'],
  'al-maamoura': ['suburb', 3, 'street'],
  'al-markhiya': ['suburb', 3, 'street'],
  'madinat-khalifa-north': ['suburb', 3, 'street'],
  'madinat-khalifa-south': ['suburb', 3, 'street'],
  duhail: ['suburb', 3, 'garden'],
  'al-messila': ['suburb', 3, 'garden'],
  'industrial-area': ['outer', 3, 'street'],
  'al-rayyan': ['suburb', 5, 'street', 'garden'],
  'al-daayen': ['outer', 4, 'street'],
  'umm-salal': ['outer', 4, 'street'],
  'al-wakrah': ['outer', 7, 'street', 'sea'],
  'al-wukair': ['outer', 5, 'street'],
  'al-khor': ['far', 5, 'street'],
  'al-shamal': ['far', 3, 'street'],
  mesaieed: ['far', 4, 'street'],
  dukhan: ['far', 3, 'garden'],
  uk: ['north', 14, 'city', 'courtyard'],
  london: ['london', 14, 'city', 'courtyard'],
  'canary-wharf': ['london', 34, 'river', 'city'],
  battersea: ['london', 14, 'river', 'park', 'courtyard'],
  greenwich: ['london', 16, 'river', 'city', 'courtyard'],
  woolwich: ['london', 16, 'river', 'courtyard'],
  stratford: ['london', 18, 'park', 'city'],
  brentford: ['london', 10, 'river', 'courtyard'],
  manchester: ['north', 26, 'city', 'courtyard', 'river'],
  salford: ['north', 20, 'river', 'city'],
  leeds: ['north', 16, 'river', 'city'],
  liverpool: ['north', 16, 'river', 'city'],
};

/** Places whose own metro station is a short walk from most addresses. */
const withMetro = new Set([
  'west-bay',
  'al-dafna',
  'corniche',
  'legtaifiya',
  'al-gassar',
  'katara',
  'msheireb-downtown-doha',
  'musheireb',
  'al-sadd',
  'fereej-bin-mahmoud',
  'al-mansoura',
  'umm-ghuwailina',
  'al-doha-al-jadeeda',
  'old-airport',
  'old-salata',
  'fereej-al-soudan',
  'old-al-rayyan',
]);

/** Places with sand of their own. */
const withBeach = new Set([
  'viva',
  'costa-malaz',
  'qanat-quartier',
  'la-plage',
  'isola-dana',
  'qetaifan-island-north',
  'al-khor-resort',
]);

export class Places {
  readonly areas: ReadonlyMap<string, Area>;
  constructor(areas: readonly Area[]) {
    this.areas = new Map(areas.map((area) => [area.slug, area]));
  }

  /** @throws when no area has that slug. */
  get(slug: string): Area {
    const area = this.areas.get(slug);
    if (!area) throw new Error(`No area is called "${slug}"`);
    return area;
  }

  /** The place and those that hold it, nearest first. */
  chain(slug: string): Area[] {
    return [this.get(slug), ...ancestorsOf(slug, this.areas)];
  }

  traits(slug: string): Place {
    for (const area of this.chain(slug)) {
      const row = rows[area.slug];
      if (row) return { market: row[0], top: row[1], views: row.slice(2) as View[] };
    }
    return { market: 'suburb', top: 4, views: ['street'] };
  }

  hasMetro(slug: string): boolean {
    return this.chain(slug).some((area) => withMetro.has(area.slug));
  }

  hasBeach(slug: string): boolean {
    return this.chain(slug).some((area) => withBeach.has(area.slug));
  }

  /** True for a tower or compound, whose name is the building's. */
  isBuilding(slug: string): boolean {
    return ['tower', 'compound'].includes(this.get(slug).kind);
  }

  /** The tenure that the place, or the nearest place above it that says something, allows to everybody. */
  tenure(slug: string): 'freehold' | 'usufruct' | null {
    const telling = this.chain(slug).find((area) => area.freehold !== null || area.usufruct === true);
    if (telling?.freehold) return 'freehold';
    return telling?.usufruct ? 'usufruct' : null;
  }

  city(slug: string): Area {
    const chain = this.chain(slug);
    return chain.find((area) => area.kind === 'city') ?? this.get(slug);
  }

  /** The district or community that a tower, compound or street belongs to; else the place itself. */
  district(slug: string): Area {
    return (
      this.chain(slug).find((area) => !['tower', 'compound', 'street'].includes(area.kind)) ?? this.get(slug)
    );
  }
}
