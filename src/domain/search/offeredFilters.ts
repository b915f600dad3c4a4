import type { FilterName } from './filter';
import type { SearchData } from './searchData';

/** Months since January 1970, plus one, as the column of completion has them. */
const monthCode = (isoDate: string) =>
  (Number(isoDate.slice(0, 4)) - 1970) * 12 + Number(isoDate.slice(5, 7));

/**
 * The filters that make sense for a family and purpose: those that would part some of its homes from others. So land
 * and offices are not asked for bedrooms, nor homes for sale for bills.
 */
export function offeredFilters(data: SearchData): Set<FilterName> {
  const offered = new Set<FilterName>(['areas', 'text', 'price', 'size', 'type', 'features', 'bounds']);
  const has = (name: 'bedrooms' | 'bathrooms' | 'furnished' | 'completion' | 'gone') =>
    data.column[name].some((value) => value > 0);
  for (const name of ['bedrooms', 'bathrooms', 'furnished', 'gone'] as const)
    if (has(name)) offered.add(name);
  if (data.column.bills.some((value) => value === 2)) offered.add('bills');
  if (data.family === 'off-plan' || data.family === 'new-homes')
    if (has('completion')) offered.add('completion');
  if (data.purpose === 'sale' && data.family !== 'new-homes') offered.add('ownable');
  return offered;
}

/** The years in which homes of the data are finished, from this year on. @param today ISO date */
export function completionYears(data: SearchData, today: string): number[] {
  const from = monthCode(today);
  const years = [...data.column.completion]
    .filter((code) => code >= from)
    .map((code) => 1970 + Math.floor((code - 1) / 12));
  return [...new Set(years)].sort((a, b) => a - b);
}
