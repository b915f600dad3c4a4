import type { Area } from '../../src/domain/content/areas';
import { furnishings, propertyTypes } from '../../src/domain/content/listingTerms';
import { defaultQuery, type SearchQuery } from '../../src/domain/search/query';
import { seededRandom } from '../support/seededRandom';

/** Generates different realistic searches, with up to five filters. */
export function benchQueries(count: number, areas: readonly Area[], seed: number): SearchQuery[] {
  const random = seededRandom(seed);
  const large = ['doha', 'lusail', 'the-pearl-island', 'al-rayyan', 'west-bay'];
  return Array.from({ length: count }, () => ({
    ...defaultQuery('residential', 'rent'),
    areas: random.chance(0.3)
      ? ['qatar']
      : [random.chance(0.6) ? random.pick(large) : random.pick(areas).slug],
    type: random.chance(0.3) ? random.pick(propertyTypes) : null,
    minPrice: random.chance(0.3) ? random.int(2, 8) * 1000 : null,
    maxPrice: random.chance(0.5) ? random.int(8, 30) * 1000 : null,
    minBedrooms: random.chance(0.5) ? random.int(0, 3) : null,
    maxBedrooms: random.chance(0.3) ? random.int(3, 5) : null,
    minSize: random.chance(0.2) ? random.int(50, 200) : null,
    furnished: random.chance(0.2) ? random.pick(furnishings) : null,
    features: random.chance(0.3) ? random.shuffle(['gym', 'balcony', 'security'] as const).slice(0, 2) : [],
    sort: random.pick(['recent', 'highest', 'lowest', 'per-metre'] as const),
    page: random.int(1, 3),
  }));
}

const names = [
  'lusail',
  'the pearl',
  'porto arabia',
  'msheireb downtown',
  'west bay lagoon',
  'fereej bin mahmoud',
  'al gharrafa',
  'marina district',
  'qetaifan island',
  'losail',
  'wset bay',
  'لوسيل',
  'اللؤلؤة',
  'الخليج الغربي',
  'بورتو أرابيا',
  'مشرب',
  'فريج بن محمود',
  'cap-1203',
  'xyzzy',
];

/** The content of the text field after each keystroke of some names. */
export const typedTexts = [
  ...new Set(names.flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1).trim()))),
];

/** Alternative spellings of areas, with their slugs. */
export const otherwiseWritten: readonly (readonly [string, string])[] = [
  ['losail', 'lusail'],
  ['lusayl', 'lusail'],
  ['luail', 'lusail'],
  ['the perl', 'the-pearl-island'],
  ['paerl', 'the-pearl-island'],
  ['mushairib', 'musheireb'],
  ['elwakrah', 'al-wakrah'],
  ['alsadd', 'al-sadd'],
  ['gharafa', 'al-gharrafa'],
  ['westbay', 'west-bay'],
  ['wset bay', 'west-bay'],
  ['om gwailina', 'umm-ghuwailina'],
  ['souk wakif', 'souq-waqif'],
  ['fereej bin mahmod', 'fereej-bin-mahmoud'],
  ['porto arabia pearl', 'porto-arabia'],
  ['اللؤلؤه', 'the-pearl-island'],
  ['لؤلؤة', 'the-pearl-island'],
  ['الخليج الغربى', 'west-bay'],
  ['ابو هامور', 'abu-hamour'],
  ['الرَّيَّان', 'al-rayyan'],
  ['دفنة', 'al-dafna'],
  ['مارينا ٩', 'marina-09'],
  ['مشرب', 'musheireb'],
  ['معيدر', 'muaither'],
];
