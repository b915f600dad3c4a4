import { type FilterFields, filterNames, filters } from './filters/filters';
import { oneOf, type Parameter, wholeNumber } from './filters/parameter';

/** The orders of results, the usual one first. */
export const sorts = ['recent', 'highest', 'lowest', 'per-metre'] as const;
export type Sort = (typeof sorts)[number];
export type ResultsView = 'list' | 'grid' | 'map';

/** How the results are shown. */
export type Presentation = {
  sort: Sort;
  /** Counted from 1. */
  page: number;
  view: ResultsView;
};

/** How results are shown if the URL does not say. */
export const defaultPresentation: Presentation = { sort: 'recent', page: 1, view: 'list' };

/** Fields of a query that are query parameters of the URL. */
export type ParameterField = Exclude<keyof FilterFields, 'areas' | 'type'> | keyof Presentation;

/** The part of a search that the query string of a URL contains. */
export type ParameterValues = Pick<FilterFields & Presentation, ParameterField>;
type Parameters = { readonly [F in ParameterField]: Parameter<ParameterValues[F]> };

const pageNumber = wholeNumber('page', 1, 9999);

const presentation: Pick<Parameters, keyof Presentation> = {
  sort: oneOf('sort', ['highest', 'lowest', 'per-metre'] as const),
  page: {
    name: 'page',
    parse: (text) => pageNumber.parse(text) ?? undefined,
    print: (page) => (page === 1 ? '' : String(page)),
  },
  view: oneOf('view', ['grid', 'map'] as const),
};

/** The parameter of each field. */
export const parameters: Parameters = Object.assign(
  {},
  presentation,
  ...filterNames.map((name) => filters[name].parameters),
);

/** The order of these fields in URLs, kept so that published URLs do not change. Newer fields follow. */
const firstFields: readonly ParameterField[] = [
  ...(['minPrice', 'maxPrice', 'minBedrooms', 'maxBedrooms', 'minBathrooms', 'minSize', 'maxSize'] as const),
  ...(['furnished', 'billsIncluded', 'completion', 'features', 'ownable', 'includeOffMarket'] as const),
  ...(['text', 'sort', 'page', 'view', 'bounds'] as const),
];

/** All fields, in their order in URLs. */
export const parameterFields: readonly ParameterField[] = [
  ...new Set([...firstFields, ...(Object.keys(parameters) as ParameterField[])]),
];
