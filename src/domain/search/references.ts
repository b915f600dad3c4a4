import type { Family } from '../content/listings';
import { foldText } from './foldText';
import type { Homes } from './homes';

/** The folded prefix of a family's references. */
function prefixOf(family: Family): 'cap' | 'jsn' {
  return family === 'new-homes' ? 'jsn' : 'cap';
}

const pattern = /^(cap|jsn)? ?(\d{1,9})$/;

/** True for text that is a reference of any family, or figures alone. */
export function isReference(text: string): boolean {
  return pattern.test(foldText(text));
}

/**
 * Parses the number of a reference: `cap-1203`, `CAP 1203`, `cap١٢٠٣` or `1203`. Null for other text and for references
 * of another family.
 */
export function numberIn(text: string, family: Family): number | null {
  const [, prefix = '', figures] = pattern.exec(foldText(text)) ?? [];
  const isOurs = figures !== undefined && (prefix === '' || prefix === prefixOf(family));
  return isOurs ? Number(figures) : null;
}

/**
 * Finds listings whose reference begins with the text, on or off the market, sorted by length and then by number. A
 * text without prefix needs at least two digits.
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
