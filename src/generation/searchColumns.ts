import type { Listing } from '../domain/content/listings';
import type { RateTable } from '../domain/content/rates';
import {
  type FilterColumn,
  filterColumnNames,
  filterColumns,
  filterNames,
  filters,
} from '../domain/search/filters/filters';
import { type FeatureDigits, storedFeatures } from '../domain/search/hasFeature';
import type { Kind } from '../domain/search/kind';
import type { ColumnName, EncodedSearchData } from '../domain/search/searchData';
import { hundredThousandths } from './encodeSearchWords';

/** The tables that columns refer to by index. */
type Tables = {
  /** Index of the site of each listing. */
  site: number[];
  sites: EncodedSearchData['sites'];
  pictures: readonly string[];
  projectIndex: ReadonlyMap<string, number>;
};

/** Encodes all columns of the search data for listings in their final order. See `ColumnName` for their meaning. */
export function encodeColumns(listings: readonly Listing[], tables: Tables): Record<ColumnName, number[]> {
  const { site, sites, pictures, projectIndex } = tables;
  const pictureIndex = new Map(pictures.map((file, index) => [file, index]));
  const fromSite = (axis: 'lat' | 'lng') =>
    listings.map(
      ({ point }, index) => hundredThousandths(point[axis]) - (sites[axis][site[index] ?? 0] ?? 0),
    );
  return {
    number: differences(listings.map(numberOf), 1),
    site,
    picture: listings.map(({ gallery }) => pictureIndex.get(gallery[0] ?? '') ?? 0),
    nextPicture: listings.map(({ gallery }) => (pictureIndex.get(gallery[1] ?? '') ?? -1) + 1),
    listed: differences(
      listings.map(({ listed }) => Date.parse(listed) / 86_400_000),
      -1,
    ),
    lat: fromSite('lat'),
    lng: fromSite('lng'),
    project: listings.map(({ project }) => (project ? (projectIndex.get(project) ?? -1) + 1 : 0)),
    ...(Object.fromEntries(
      filterColumnNames.map((name) => [name, listings.map(filterColumns[name].encode)]),
    ) as Record<FilterColumn, number[]>),
  };
}

/** The figures with which filters compare homes; empty if they need none. */
export function encodeFigures(kind: Kind, rates: readonly RateTable[]): Pick<EncodedSearchData, 'figures'> {
  const figures = Object.assign({}, ...filterNames.map((name) => filters[name].figures?.(kind, rates)));
  return Object.keys(figures).length > 0 ? { figures } : {};
}

/** Encodes the features that some listing has. */
export function encodeFeatures(listings: readonly Listing[]): FeatureDigits {
  const digits = storedFeatures.map((name) => {
    const has = ({ features, view }: Listing) =>
      name === 'sea-view' ? view === 'sea' : features.includes(name);
    return [name, listings.map((listing) => (has(listing) ? '1' : '0')).join('')] as const;
  });
  return Object.fromEntries(digits.filter(([, text]) => text.includes('1')));
}

/**
 * The number in a reference.
 * @throws if it begins with a zero, which would be lost in the search data
 */
function numberOf({ reference }: Listing): number {
  const figures = reference.replace(/^\D+/, '');
  if (String(Number(figures)) !== figures) throw new Error(`reference ${reference}: begins with a zero`);
  return Number(figures);
}

/** Delta encoding: the first value, then each increase (sign 1) or decrease (sign -1) from the value before. */
function differences(values: readonly number[], sign: 1 | -1): number[] {
  return values.map((value, index) => (index === 0 ? value : sign * (value - (values[index - 1] ?? 0))));
}
