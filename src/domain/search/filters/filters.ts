import { areas } from './areas';
import { bathrooms } from './bathrooms';
import { bedrooms } from './bedrooms';
import { bills } from './bills';
import { bounds } from './bounds';
import type { Column } from './column';
import { completion } from './completion';
import { features } from './features';
import { furnishing } from './furnishing';
import { near } from './near';
import { offMarket } from './offMarket';
import { ownable } from './ownable';
import { pets } from './pets';
import { price } from './price';
import { propertyType } from './propertyType';
import { residency } from './residency';
import { shape } from './shape';
import { size } from './size';
import { text } from './text';
import { travel } from './travel';

/**
 * Every filter, in the order in which homes are checked and chips are shown. Filters that exclude most homes come
 * first. Add a new filter at the end.
 */
export const filters = {
  areas,
  text,
  offMarket,
  type: propertyType,
  price,
  bedrooms,
  bathrooms,
  size,
  furnished: furnishing,
  bills,
  completion,
  ownable,
  bounds,
  features,
  pets,
  residency,
  near,
  shape,
  travel,
};

type Filters = typeof filters;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(filters) as FilterName[];

/** The intersection of all members of a union. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Asked = Together<ReturnType<Filters[FilterName]['notAsked']>>;

/** The fields that all filters add to a query. */
export type FilterFields = { [Field in keyof Asked]: Asked[Field] };

const filterByField = new Map(
  filterNames.flatMap((name) => {
    const fields = filters[name].notAsked({ family: 'residential', purpose: 'rent' });
    return Object.keys(fields).map((field) => [field, name] as const);
  }),
);

/** True for a field of a query that a filter adds. */
export function isFilterField(field: string): field is keyof FilterFields {
  return filterByField.has(field);
}

/** Returns the filter to which a field of a query belongs. */
export function filterOf(field: keyof FilterFields): FilterName {
  return filterByField.get(field) as FilterName;
}

type Columns = Together<Filters[FilterName]['columns']>;
export type FilterColumn = keyof Columns;

/** The columns of all filters. */
export const filterColumns = Object.assign(
  {},
  ...filterNames.map((name) => filters[name].columns),
) as Columns;
export const filterColumnNames = Object.keys(filterColumns) as FilterColumn[];

/** The type of the value in each filter's column. */
export type FilterValues = {
  [Name in FilterColumn]: Columns[Name] extends Column<infer Value> ? Value : never;
};
