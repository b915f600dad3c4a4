import type { PropertyType, Purpose } from '../content/listings';
import { parseAmount } from './parseAmount';

/** Types of homes with estimates. */
export const valuedTypes = [
  'apartment',
  'villa',
  'compound',
  'duplex',
  'penthouse',
] as const satisfies PropertyType[];

/** Path of the page with the estimate, which reads the answers from the query string. */
export const valuationPath = '/property-valuation/instant-valuation-result/';

/** The raw answers of the form. */
export type ValuationAnswers = { purpose: string; area: string; type: string; size: string };
export const noAnswers: ValuationAnswers = { purpose: 'sale', area: '', type: 'apartment', size: '' };

export type ValuationQuestion = {
  purpose: Purpose;
  area: string;
  type: (typeof valuedTypes)[number];
  /** m². */
  size: number;
};

/** Returns the errors in the answers. */
export function valuationFaults(
  { area, size }: ValuationAnswers,
  areas: readonly string[],
): { area: boolean; size: boolean } {
  const metres = parseAmount(size);
  return { area: !areas.includes(area), size: metres === null || metres < 10 || metres > 10_000 };
}

/** Converts valid answers to a question; null if they are incomplete. */
export function valuationQuestion(
  answers: ValuationAnswers,
  areas: readonly string[],
): ValuationQuestion | null {
  const faults = valuationFaults(answers, areas);
  const type = valuedTypes.find((name) => name === answers.type);
  if (faults.area || faults.size || !type) return null;
  const purpose = answers.purpose === 'rent' ? 'rent' : 'sale';
  return { purpose, area: answers.area, type, size: parseAmount(answers.size) ?? 0 };
}
