import { activeFilters, withoutFilter } from './activeFilters';
import { type FilterName, filterNames } from './filter';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';

/** Months since January 1970, plus one, as the column of completion has them. */
const monthCode = (isoDate: string) =>
  (Number(isoDate.slice(0, 4)) - 1970) * 12 + Number(isoDate.slice(5, 7));

type Kind = Pick<SearchQuery, 'family' | 'purpose'>;

/** Filters that only some kinds of home are asked, whatever the homes are. */
const askedOf: Partial<Record<FilterName, (kind: Kind) => boolean>> = {
  bills: ({ purpose }) => purpose === 'rent',
  completion: ({ family }) => family === 'off-plan' || family === 'new-homes',
  // All of the United Kingdom may be owned by anyone.
  ownable: ({ family, purpose }) => purpose === 'sale' && family !== 'new-homes',
};

/** Filters that are offered only where some home has what they ask for. */
const partsHomes: Partial<Record<FilterName, (data: SearchData) => boolean>> = {
  bedrooms: hasSome('bedrooms'),
  bathrooms: hasSome('bathrooms'),
  furnished: hasSome('furnished'),
  completion: hasSome('completion'),
  gone: hasSome('gone'),
  bills: ({ column }) => column.bills.some((value) => value === 2),
};

/**
 * The filters that make sense for a family and purpose: those that would part some of its homes from others. So land
 * and offices are not asked for bedrooms, nor homes for sale for bills.
 * @param data the homes of that kind; null while they are not there, so that only the kind decides
 */
export function offeredFilters(kind: Kind, data: SearchData | null): Set<FilterName> {
  return new Set(
    filterNames.filter(
      (name) => (askedOf[name]?.(kind) ?? true) && (!data || (partsHomes[name]?.(data) ?? true)),
    ),
  );
}

/**
 * The search without the filters that its kind of home does not offer: an address may name them, but no control would
 * show them. Its page stays.
 */
export function withOfferedFilters(query: SearchQuery, data: SearchData | null): SearchQuery {
  const offered = offeredFilters(query, data);
  const refused = activeFilters(query).filter(({ name }) => !offered.has(name));
  if (refused.length === 0) return query;
  return { ...refused.reduce(withoutFilter, query), page: query.page };
}

function hasSome(name: 'bedrooms' | 'bathrooms' | 'furnished' | 'completion' | 'gone') {
  return ({ column }: SearchData) => column[name].some((value) => value > 0);
}

/** The years in which homes of the data are finished, from this year on. @param today ISO date */
export function completionYears(data: SearchData, today: string): number[] {
  const from = monthCode(today);
  const years = [...data.column.completion]
    .filter((code) => code >= from)
    .map((code) => 1970 + Math.floor((code - 1) / 12));
  return [...new Set(years)].sort((a, b) => a - b);
}
