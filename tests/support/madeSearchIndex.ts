import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, area } from '../../src/domain/content/areas';
import type { Family, Listing, Purpose } from '../../src/domain/content/listings';
import { features, furnishings, propertyTypes } from '../../src/domain/content/listingTerms';
import { countryOf } from '../../src/domain/content/places';
import { decodeSearchData, type SearchData } from '../../src/domain/search/searchData';
import { decodeWords, type SearchWords } from '../../src/domain/search/searchWords';
import { encodeSearchData } from '../../src/generation/encodeSearchData';
import { encodeSearchWords, type SearchContent } from '../../src/generation/encodeSearchWords';
import { rates } from './rates';
import { seededRandom } from './seededRandom';

/** Reads the areas of the content. */
export function readAreas(root = process.cwd()): Area[] {
  const folder = join(root, 'content', 'areas');
  return readdirSync(folder).flatMap((name) => {
    const file = name.endsWith('.json') ? join(folder, name) : join(folder, name, 'index.json');
    return existsSync(file) ? [area.parse(JSON.parse(readFileSync(file, 'utf8')))] : [];
  });
}

/** Creates random, valid listings of every kind for tests and benchmarks. Their data is not realistic. */
export function randomListings(count: number, seed: number, areas: readonly Area[]): Listing[] {
  const random = seededRandom(seed);
  const byArea = new Map(areas.map((place) => [place.slug, place]));
  const britain = areas.filter((place) => countryOf(place.slug, byArea) === 'uk' && place.parent !== null);
  const qatar = areas.filter((place) => countryOf(place.slug, byArea) === 'qatar' && place.parent !== null);
  const tower = byArea.get('marina-towers');
  const names = [
    ...buildings.map(([en, ar]) => ({ name: { en, ar }, area: random.pick(qatar).slug })),
    ...(tower ? [{ name: tower.name, area: tower.slug }] : []),
  ];
  const families: Family[] = ['residential', 'residential', 'commercial', 'off-plan', 'new-homes'];
  return Array.from({ length: count }, (_, index): Listing => {
    const family = random.pick(families);
    const isUk = family === 'new-homes';
    const isRent = (family === 'residential' || family === 'commercial') && random.chance(0.55);
    const building = !isUk && random.chance(0.6) ? random.pick(names) : null;
    const place = building ? byArea.get(building.area) : random.pick(isUk ? britain : qatar);
    const type = random.pick(propertyTypes);
    const hasRooms = !['land', 'office-space', 'shop'].includes(type);
    const bedrooms = hasRooms ? random.int(0, 7) : null;
    const isOffMarket = random.chance(0.1);
    const month = String(random.int(1, 12)).padStart(2, '0');
    const number = isUk ? `jsn${index + 1}` : `cap-${index + 1}`;
    const slug = `${hasRooms ? `${bedrooms}-bedroom-` : ''}${type}-for-${isRent ? 'rent' : 'sale'}-in-${place?.slug}`;
    return {
      reference: number,
      slug: random.chance(0.5) ? slug : `${slug}-${index}`,
      family,
      purpose: isRent ? 'rent' : 'sale',
      type,
      status: isRent ? (isOffMarket ? 'let-agreed' : 'for-rent') : isOffMarket ? 'sold' : 'for-sale',
      bedrooms,
      bathrooms: hasRooms && random.chance(0.9) ? random.int(1, 6) : null,
      size: random.chance(0.9) ? random.int(30, 900) : random.int(300, 9000) / 10,
      plot: type === 'villa' ? random.int(200, 1500) : null,
      price: {
        amount: isRent ? random.int(40, 600) * 50 : random.int(400, 9000) * 1000,
        currency: isUk ? 'GBP' : 'QAR',
        period: isRent ? 'month' : null,
      },
      furnished: random.pick([null, ...furnishings]),
      billsIncluded: random.pick([null, true, false]),
      completion: random.chance(0.4) ? `${random.int(2024, 2030)}-${month}` : null,
      tenure: random.pick([null, 'freehold', 'usufruct', 'leasehold']),
      maidsRoom: random.pick([null, true, false]),
      view: random.pick([null, 'sea', 'city', 'garden']),
      features: features.filter(() => random.chance(0.2)),
      building: building?.name ?? null,
      area: place?.slug ?? '',
      point: {
        lat: Math.round(((place?.point.lat ?? 0) + random.int(-300, 300) / 1e5) * 1e5) / 1e5,
        lng: Math.round(((place?.point.lng ?? 0) + random.int(-300, 300) / 1e5) * 1e5) / 1e5,
      },
      gallery: [`picture-${random.int(1, 60)}.jpg`, ...['a', 'b', 'c', 'd', 'e'].slice(0, index % 6)],
      listed: `${random.int(2025, 2026)}-${month}-${String(random.int(1, 28)).padStart(2, '0')}`,
      ...sayings[index % sayings.length],
      agent: agents[index % agents.length],
      permit: index % 3 === 0 ? `P-${4000 + index}` : null,
      verified: `2026-0${(index % 9) + 1}-15`,
      priceHistory: index % 4 === 0 ? [{ date: '2025-01-01', amount: 99_000 + index }] : [],
      project: family === 'off-plan' ? random.pick(projects).slug : null,
    } as Listing;
  });
}

const sayings = [
  {
    title: { en: 'A bright home near the corniche', ar: 'منزل مشرق قرب الكورنيش' },
    description: {
      en: 'Renovated in spring, with a wide balcony. The street is quiet.',
      ar: 'جُدِّد في الربيع، وله شرفة واسعة، والشارع هادئ.',
    },
  },
  {
    title: { en: 'Space for a family', ar: 'مساحة لعائلة' },
    description: {
      en: 'The gardens are old and shady; the palm trees were planted in 1999.',
      ar: 'الحدائق قديمة وظليلة، وقد غُرس النخيل عام ١٩٩٩.',
    },
  },
  {
    title: { en: 'Quietly placed beside a library', ar: 'بجوار مكتبة في مكان هادئ' },
    description: { en: 'Sunlight in the morning.', ar: 'الشمس تدخله صباحًا.' },
  },
];

const agents = ['sara-haddad', 'omar-nasser', 'lina-khoury'];

const buildings = [
  ['Marina Gate', 'بوابة المارينا'],
  ['Al Fardan Centre', 'مركز الفردان'],
  ['Saffron House', 'بيت الزعفران'],
  ['Palm Tower', 'برج النخيل'],
  ['Navigation Tower', 'برج الملاحة'],
  ['Al Jassim Residence', 'الجاسم ريزيدنس'],
  ['Dhow Court', 'كورت الداو'],
  ['Coral Building 3', 'مبنى المرجان 3'],
  ['Pearl Residence', 'بيرل ريزيدنس'],
  ['Zig Zag Tower', 'برج زجزاج'],
] as const;

const projects = [
  {
    slug: 'qetaifan-reef',
    area: 'qetaifan-island-north',
    en: 'Qetaifan Reef',
    ar: 'ريف قطيفان',
    kind: 'offPlan',
  },
  { slug: 'seef-promenade', area: 'seef-lusail', en: 'Seef Promenade', ar: 'ممشى السيف', kind: 'offPlan' },
  { slug: 'marina-09', area: 'marina-09', en: 'Marina 09', ar: 'مارينا 09', kind: 'developments' },
  { slug: 'le-mirage', area: 'le-mirage', en: 'Le Mirage', ar: 'لو ميراج', kind: 'developments' },
] as const;

/** Creates the search's content from listings, the real areas and a few projects. */
export function searchContent(listings: Listing[], areas: Area[]): SearchContent {
  const made = projects.map(({ en, ar, ...project }) => ({
    ...project,
    name: { en, ar },
    developer:
      project.kind === 'offPlan'
        ? { en: 'Safwa Developments', ar: 'صفوة للتطوير' }
        : { en: 'Barzan Homes', ar: 'برزان للمساكن' },
  }));
  const of = (kind: string) => made.filter((project) => project.kind === kind);
  return {
    areas,
    listings,
    offPlan: of('offPlan'),
    developments: of('developments'),
    rates: Object.values(rates),
  } as unknown as SearchContent;
}

/** Creates the search's content with random listings. */
export function madeContent(count: number, seed: number): SearchContent {
  const areas = readAreas();
  return searchContent(randomListings(count, seed, areas), areas);
}

/** Creates the search index of a family and purpose as the browser gets it, serialised to JSON and parsed. */
export function madeSearchIndex(
  content: SearchContent,
  family: Family,
  purpose: Purpose,
  language: 'en' | 'ar' = 'en',
): { data: SearchData; words: SearchWords } {
  const indexes = encodeSearchWords(content);
  const encoded = encodeSearchData(content.listings, family, purpose, indexes, content.rates);
  const words = decodeWords(JSON.parse(JSON.stringify(indexes.words)), language);
  return { data: decodeSearchData(JSON.parse(JSON.stringify(encoded)), words), words };
}
