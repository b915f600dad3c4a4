import type { Family } from '../content/listings';
import { foldText } from './foldText';
import type { Homes } from './homes';

/** The beginning of a family's references, as it is folded. */
function prefixOf(family: Family): 'cap' | 'jsn' {
  return family === 'new-homes' ? 'jsn' : 'cap';
}

/**
 * The figure of a reference, however it is written: `cap-1203`, `CAP 1203`, `cap١٢٠٣`, or `1203` alone. Null when the
 * text is anything else, or a reference of another family.
 */
export function numberIn(text: string, family: Family): number | null {
  const [, prefix = '', figures] = /^(cap|jsn)? ?(\d{1,9})$/.exec(foldText(text)) ?? [];
  const isOurs = figures !== undefined && (prefix === '' || prefix === prefixOf(family));
  return isOurs ? Number(figures) : null;
}

/**
 * Listings whose reference begins as typed, shortest and then smallest first; sold and let ones too. Figures alone
 * count from two on, as fewer say nothing.
 */
export function findReferences(data: Homes, text: string, limit: number): number[] {
  const number = numberIn(text, data.family);
  if (number === null || (number < 10 && !/\p{L}/u.test(text))) return [];
  const numbers = data.column.number;
  const found: number[] = [];
  for (let index = 0; index < numbers.length; index++) {
    for (let rest = numbers[index] ?? 0; rest >= number; rest = Math.floor(rest / 10)) {
      if (rest === number) found.push(index);
      if (rest === 0) break;
    }
  }
  return found.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)).slice(0, limit);
}
