import type { Family, PropertyType, Purpose } from '../../src/domain/content/listings';

/** One home that the maker is to write: where, and of what kind. */
export type StockItem = {
  area: string;
  family: Family;
  purpose: Purpose;
  type: PropertyType;
  project: string | null;
};

/**
 * How many of each kind a place has. First letter: r for rent, s for sale (capital for commercial).
 * Second letter: apartment, villa, compound, duplex, penthouse, land, office, shop, (whole) building.
 */
const stockOfPlaces: Record<string, string> = {
  // Doha: West Bay and the shore
  'west-bay': 'ra3 sa2 sp1 Ro3 So2',
  '35-west-bay': 'ra5 sa4 rp1',
  'diplomatic-area': 'ra1 Ro2 So1',
  'al-dafna': 'ra3 sa2 Ro2',
  onaiza: 'ra2 sa1 rv1',
  corniche: 'ra1 Ro1',
  'west-bay-lagoon': 'ra3 sa3 rv3 sv3',
  legtaifiya: 'ra1 sa1',
  katara: 'Rs1',
  'al-gassar': 'ra1',
  'doha-port': 'ra1 Rs1',
  // The Pearl
  'porto-arabia': 'ra2 sa2 rd1 sd1 Rs1 Ss1',
  'porto-arabia-tower-1': 'ra1',
  'porto-arabia-tower-4': 'sa1',
  'porto-arabia-tower-6': 'ra1',
  'porto-arabia-tower-8': 'sa1',
  'porto-arabia-tower-10': 'ra1',
  'porto-arabia-tower-12': 'sa1',
  'porto-arabia-tower-15': 'ra1',
  'porto-arabia-tower-17': 'sa1',
  'porto-arabia-tower-18': 'ra1',
  'porto-arabia-tower-20': 'sp1',
  'porto-arabia-tower-22': 'ra1',
  'porto-arabia-tower-25': 'sa1',
  'porto-arabia-tower-28': 'ra1',
  'porto-arabia-tower-31': 'sa1',
  'east-porto-drive': 'Rs1',
  'west-porto-drive': 'Rs1',
  viva: 'ra1 sa1 rd1',
  'viva-bahriya-tower-2': 'ra1',
  'viva-bahriya-tower-5': 'sa1',
  'viva-bahriya-tower-8': 'ra1',
  'viva-bahriya-tower-11': 'sa1',
  'viva-bahriya-tower-14': 'ra1',
  'viva-bahriya-tower-17': 'sa1',
  'viva-bahriya-tower-20': 'rp1',
  'viva-bahriya-tower-23': 'sp1',
  'viva-east': 'sa1',
  'viva-west': 'ra1',
  'qanat-quartier': 'ra2 sa2 rd1 sd1 Rs1',
  'medina-centrale': 'ra1 sa1 sd1 Rs1 Ss1',
  'abraj-quartier': 'ra2 sa1 rp1 Ro1 So1',
  'costa-malaz': 'ra1 sa1',
  'floresta-gardens': 'ra1 sa1',
  'giardino-village': 'rv1 sv1',
  'isola-dana': 'sl1 sv1',
  'la-plage': 'rv1 sv1',
  'gewan-island': 'ra1 sa1',
  // Lusail
  'marina-district': 'ra4 sa3 sp1 Ro3 So2 Rs1 Sl1',
  'marina-09': 'ra5 sa5',
  'marina-towers': 'ra2 sa2',
  'burj-al-marina': 'Ro3 So1',
  'fox-hills': 'ra4 sa4 rd1 sd1 Rs1 Ss1',
  'al-erkyah': 'ra2 sa2 Rs1',
  'stadium-district': 'ra1 sa1',
  'waterfront-district': 'ra2 sa2 rp1',
  'seef-lusail': 'ra1 sa1',
  'lusail-boulevard': 'ra1 sa1 Ro2 So1 Rs1 Ss1',
  'energy-city': 'ra1 sa1 Ro3 So2 Sb1 Sl1',
  'qetaifan-island-south': 'sl1',
  'qetaifan-island-north': 'ra1',
  'huzoom-lusail': 'rv1 sv1 sl1',
  'yasmeen-city': 'rv1',
  'al-kharayej': 'ra1 sa1 Sb1 Sl1',
  'jabal-thuaileb': 'ra1 sl1 Sl1',
  'al-egla': 'ra1',
  'entertainment-city': 'Rs1',
  // Old Doha
  'msheireb-downtown-doha': 'ra3 rd1 Ro2 Rs1',
  'al-kahraba-4': 'ra1',
  wadi: 'ra1 sa1',
  musheireb: 'ra1 So1 Sb1',
  'al-sadd': 'ra5 sa2 Ro2 So1 Ss1 Sb1',
  'fereej-bin-mahmoud': 'ra5 sa2 Ro1 Sb1',
  najma: 'ra2 Rs1',
  'al-mansoura': 'ra2 sa1 Rb1 Sb1',
  'umm-ghuwailina': 'ra1 sa1 Rb1',
  'old-salata': 'ra1 sa1',
  'al-mirqab-al-jadeed': 'ra1 Ss1',
  'fereej-al-nasr': 'ra1 Rs1',
  'al-muntazah': 'ra2 Ro1',
  'rawdat-al-khail': 'ra1',
  'al-doha-al-jadeeda': 'ra1',
  'fereej-bin-omran': 'ra1',
  'old-airport': 'ra5 rv1 sv1 Ro1 Rs1 Ss1',
  'al-thumama': 'rv1 sv1',
  'al-hilal': 'Ro1',
  nuaija: 'rv1 sv1',
  'al-maamoura': 'rc1',
  'al-markhiya': 'rv1 sv1',
  'madinat-khalifa-north': 'sv1',
  'madinat-khalifa-south': 'rv1 sv1',
  duhail: 'rv1 sv1 rc1',
  'al-messila': 'rc1 sv1',
  // Al Rayyan
  'al-waab': 'rv2 sv3 sl1',
  'al-waab-compound': 'rc4',
  'doha-gardens-compound': 'rc3',
  'le-mirage': 'rc5 rv5',
  'abu-hamour': 'ra1 rv2 sv2 rc2',
  'ain-khaled': 'rv1 sv2 rc1',
  'al-aziziya': 'rv1 sv1',
  'al-gharrafa': 'ra1 rv2 sv3 sl1 rc2',
  muaither: 'ra1 sv1',
  muraikh: 'sv1',
  'bani-hajer': 'sv1 sl1',
  'old-al-rayyan': 'sv1',
  'new-al-rayyan': 'sv1',
  'barwa-city': 'ra2',
  'fereej-al-soudan': 'ra1',
  // North, south and west
  izghawa: 'rv1 sv1 rc1',
  'al-kharaitiyat': 'rv1 sv1',
  'umm-salal-mohammed': 'rv1 sl1',
  'umm-salal-ali': 'sv1',
  'al-kheesa': 'sv1',
  simaisma: 'sv1 sl1',
  'al-khor': 'ra1 rv1 sv1',
  'al-khor-resort': 'sv1',
  'al-thakhira': 'sv1',
  'al-wakrah': 'ra3 rv1 sv2 sl1 Rs1 Ss1',
  'al-wukair': 'ra1 rv1 sv1 Rc1',
  'barwa-village': 'Rs1',
  mesaieed: 'ra1 Rc1',
  dukhan: 'rc1',
  'madinat-al-shamal': 'sv1',
};

/** Six units in each project; the project names its place. */
const stockOfProjects: Record<string, { area: string; kinds: string }> = {
  'qetaifan-reef-residences': { area: 'qetaifan-island-north', kinds: 'sa6' },
  'seef-promenade': { area: 'seef-lusail', kinds: 'sa6' },
  'lusail-boulevard-heights': { area: 'lusail-boulevard', kinds: 'sa6' },
  'gewan-gardens': { area: 'gewan-island', kinds: 'sa6' },
  'al-erkyah-terraces': { area: 'al-erkyah', kinds: 'sa6' },
  'fox-hills-courtyards': { area: 'fox-hills', kinds: 'sa6' },
  'waterfront-house': { area: 'waterfront-district', kinds: 'sa5 sp1' },
  'yasmeen-villas': { area: 'yasmeen-city', kinds: 'sv4 sd2' },
  'marina-quay-towers': { area: 'marina-district', kinds: 'sa5 sp1' },
  'stadium-park-homes': { area: 'stadium-district', kinds: 'sa6' },
};

const stockOfBritain: Record<string, string> = {
  'canary-wharf': 'sa4',
  battersea: 'sa3 sp1',
  greenwich: 'sa3',
  woolwich: 'sa3',
  stratford: 'sa3',
  wembley: 'sa3',
  brentford: 'sa2 sd1',
  croydon: 'sa3',
  manchester: 'sa4 sp1',
  salford: 'sa3',
  birmingham: 'sa3',
  leeds: 'sa2',
  liverpool: 'sa2',
};

const typeOfLetter: Record<string, PropertyType> = {
  a: 'apartment',
  v: 'villa',
  c: 'compound',
  d: 'duplex',
  p: 'penthouse',
  l: 'land',
  o: 'office-space',
  s: 'shop',
  b: 'whole-building',
};

/** Reads `ra3 So1` as three apartments for rent and one office for sale. */
function readKinds(kinds: string): Pick<StockItem, 'purpose' | 'type'>[] {
  return kinds.split(' ').flatMap((word) => {
    const type = typeOfLetter[word.charAt(1)];
    if (!type) throw new Error(`No property type has the letter of "${word}"`);
    const purpose = word.charAt(0).toLowerCase() === 'r' ? 'rent' : 'sale';
    return Array.from({ length: Number(word.slice(2)) }, () => ({ purpose, type }) as const);
  });
}

/** Everything that the agency has: 385 homes and premises in Qatar, 60 units off plan, 41 homes in Britain. */
export function wholeStock(): StockItem[] {
  const inQatar = Object.entries(stockOfPlaces).flatMap(([area, kinds]) =>
    kinds.split(' ').flatMap((kind) => {
      const family = /^[RS]/.test(kind) ? 'commercial' : 'residential';
      return readKinds(kind).map((item) => ({ ...item, area, family, project: null }) as const);
    }),
  );
  const offPlan = Object.entries(stockOfProjects).flatMap(([project, { area, kinds }]) =>
    readKinds(kinds).map((item) => ({ ...item, area, family: 'off-plan', project }) as const),
  );
  const inBritain = Object.entries(stockOfBritain).flatMap(([area, kinds]) =>
    readKinds(kinds).map((item) => ({ ...item, area, family: 'new-homes', project: null }) as const),
  );
  return [...inQatar, ...offPlan, ...inBritain];
}
