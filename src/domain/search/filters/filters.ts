import { areas } from './areas';
import { bathrooms } from './bathrooms';
import { bedrooms } from './bedrooms';
import { bills } from './bills';
import { bounds } from './bounds';
import type { Column } from './column';
import { completion } from './completion';
import { features } from './features';
import { furnishing } from './furnishing';
import { offMarket } from './offMarket';
import { ownable } from './ownable';
import { pets } from './pets';
import { price } from './price';
import { propertyType } from './propertyType';
import { residency } from './residency';
import { size } from './size';
import { text } from './text';

/**
 * Every filter of the search, in the order in which homes are asked and chips are shown: those that refuse most stand
 * first. A new one goes to the end.
 */
export const filters = {
  areas,
  text,
  gone: offMarket,
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
};

type Filters = typeof filters;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(filters) as FilterName[];

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Asked = Together<ReturnType<Filters[FilterName]['notAsked']>>;

/** What all filters together add to a query. */
export type FilterFields = { [Field in keyof Asked]: Asked[Field] };

type Columns = Together<Filters[FilterName]['columns']>;
export type FilterColumn = keyof Columns;

/** The columns of all filters. */
export const filterColumns = Object.assign(
  {},
  ...filterNames.map((name) => filters[name].columns),
) as Columns;
export const filterColumnNames = Object.keys(filterColumns) as FilterColumn[];

/** What the column of each filter means for a listing. */
export type FilterValues = {
  [Name in FilterColumn]: Columns[Name] extends Column<infer Value> ? Value : never;
};
