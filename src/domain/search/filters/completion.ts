import type { Homes } from '../homes';
import type { Column } from './column';
import { wholeNumber } from './parameter';
import { never, type SearchFilter } from './searchFilter';
import { within } from './within';

type Asked = {
  /** The latest year of completion. */
  completion: number | null;
};

/** The month of completion, as months since January 1970 plus one. */
const completionMonth: Column<string | null> = {
  encode: ({ completion }) => (completion === null ? 0 : monthCode(completion)),
  decode: (code) => (code === 0 ? null : `${yearOf(code)}-${String(((code - 1) % 12) + 1).padStart(2, '0')}`),
};

/** Completed by the end of a given year. */
export const completion: SearchFilter<Asked, { completion: string | null }> = {
  notAsked: () => ({ completion: null }),
  parameters: { completion: wholeNumber('completion', 2000, 2100) },
  columns: { completion: completionMonth },
  fits: ({ completion: year }, { column }) =>
    within(column.completion, null, year === null ? null : monthCode(`${year}-12`), 1),
  isOffered: ({ family }, homes) =>
    (family === 'off-plan' || family === 'new-homes') &&
    (!homes || homes.column.completion.some((code) => code > 0)),
  isKept: never,
  label: ({ completion: year }, { t }) => t('results.byYear', { year: year ?? 0 }),
};

/** Returns the years from this year on in which homes of the data are completed. @param today ISO date */
export function completionYears(homes: Homes<'completion'>, today: string): number[] {
  const years = [...homes.column.completion].filter((code) => code >= monthCode(today)).map(yearOf);
  return [...new Set(years)].sort((a, b) => a - b);
}

/** @param isoDate a month or a day */
function monthCode(isoDate: string): number {
  return (Number(isoDate.slice(0, 4)) - 1970) * 12 + Number(isoDate.slice(5, 7));
}

function yearOf(code: number): number {
  return 1970 + Math.floor((code - 1) / 12);
}
