import type { Listing } from '../domain/content/listings';
import { features, furnishings, propertyTypes, tenures } from '../domain/content/listingTerms';
import { bitAlphabet, type ColumnName, type EncodedSearchData } from '../domain/search/searchData';
import { hundredThousandths } from './encodeSearchWords';

/** What columns point into. */
type Tables = {
  /** Index of each listing's site. */
  site: number[];
  sites: EncodedSearchData['sites'];
  pictures: readonly string[];
  projectIndex: ReadonlyMap<string, number>;
};

/** Every column of the search data for listings in their final order; `ColumnName` says what each holds. */
export function encodeColumns(listings: readonly Listing[], tables: Tables): Record<ColumnName, number[]> {
  const { site, sites, pictures, projectIndex } = tables;
  const pictureIndex = new Map(pictures.map((file, index) => [file, index]));
  const fromSite = (axis: 'lat' | 'lng') =>
    listings.map(
      ({ point }, index) => hundredThousandths(point[axis]) - (sites[axis][site[index] ?? 0] ?? 0),
    );
  return {
    number: differences(listings.map(numberOf), 1),
    price: listings.map(({ price }) => price.amount),
    size: listings.map(({ size }) => size),
    plot: listings.map(({ plot }) => plot ?? 0),
    bedrooms: listings.map(({ bedrooms }) => oneMore(bedrooms)),
    bathrooms: listings.map(({ bathrooms }) => oneMore(bathrooms)),
    type: listings.map(({ type }) => propertyTypes.indexOf(type)),
    gone: listings.map(({ status }) => (status === 'sold' || status === 'let-agreed' ? 1 : 0)),
    site,
    furnished: listings.map(({ furnished }) => (furnished ? furnishings.indexOf(furnished) + 1 : 0)),
    bills: listings.map(({ billsIncluded }) => yesOrNo(billsIncluded)),
    maidsRoom: listings.map(({ maidsRoom }) => yesOrNo(maidsRoom)),
    completion: listings.map(({ completion }) => monthCode(completion)),
    tenure: listings.map(({ tenure }) => (tenure ? tenures.indexOf(tenure) + 1 : 0)),
    picture: listings.map(({ gallery }) => pictureIndex.get(gallery[0] ?? '') ?? 0),
    nextPicture: listings.map(({ gallery }) => (pictureIndex.get(gallery[1] ?? '') ?? -1) + 1),
    listed: differences(
      listings.map(({ listed }) => Date.parse(listed) / 86_400_000),
      -1,
    ),
    lat: fromSite('lat'),
    lng: fromSite('lng'),
    project: listings.map(({ project }) => (project ? (projectIndex.get(project) ?? -1) + 1 : 0)),
  };
}

/** For each feature that some listing has, one bit a listing, six to a character. */
export function encodeFeatures(listings: readonly Listing[]): Record<string, string> {
  const packed: Record<string, string> = {};
  for (const name of [...features, 'sea-view'] as const) {
    const has = listings.map(({ features, view }) =>
      name === 'sea-view' ? view === 'sea' : features.includes(name),
    );
    if (has.includes(true)) packed[name] = packBits(has);
  }
  return packed;
}

/**
 * The figure of a reference.
 * @throws when it begins with a zero, which the search data could not give back
 */
export function numberOf({ reference }: Listing): number {
  const figures = reference.replace(/^\D+/, '');
  if (String(Number(figures)) !== figures) throw new Error(`reference ${reference}: begins with a zero`);
  return Number(figures);
}

/** Things by key, in the order in which the keys first appear. */
export function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

function packBits(bits: readonly boolean[]): string {
  let packed = '';
  for (let at = 0; at < bits.length; at += 6) {
    const six = bits.slice(at, at + 6).reduce((sum, bit, place) => sum + (bit ? 1 << place : 0), 0);
    packed += bitAlphabet[six];
  }
  return packed;
}

/** The first value, then how much each is more (sign 1) or less (sign -1) than the one before. */
function differences(values: readonly number[], sign: 1 | -1): number[] {
  return values.map((value, index) => (index === 0 ? value : sign * (value - (values[index - 1] ?? 0))));
}

function oneMore(count: number | null): number {
  return count === null ? 0 : count + 1;
}

function yesOrNo(value: boolean | null): number {
  return value === null ? 0 : value ? 2 : 1;
}

/** Months since January 1970, plus one; 0 for none. */
function monthCode(month: string | null): number {
  if (month === null) return 0;
  return (Number(month.slice(0, 4)) - 1970) * 12 + Number(month.slice(5));
}
