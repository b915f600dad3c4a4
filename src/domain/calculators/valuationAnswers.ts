import type { PropertyType, Purpose } from '../content/listings';
import { parseAmount } from './parseAmount';

/** Kinds of homes that estimates are made for. */
export const valuedTypes = [
  'apartment',
  'villa',
  'compound',
  'duplex',
  'penthouse',
] as const satisfies PropertyType[];

/** Where an estimate is shown; its answers stand in the query. */
export const valuationPath = '/property-valuation/instant-valuation-result/';

/** What the form asks, as it was typed. */
export type ValuationAnswers = { purpose: string; area: string; type: string; size: string };
export const noAnswers: ValuationAnswers = { purpose: 'sale', area: '', type: 'apartment', size: '' };

export type ValuationQuestion = {
  purpose: Purpose;
  area: string;
  type: (typeof valuedTypes)[number];
  /** m². */
  size: number;
};

/** What is missing of the answers; the areas are those that the form offers. */
export function valuationFaults(
  { area, size }: ValuationAnswers,
  areas: readonly string[],
): { area: boolean; size: boolean } {
  const metres = parseAmount(size);
  return { area: !areas.includes(area), size: metres === null || metres < 10 || metres > 10_000 };
}

/** The question that sound answers ask; null while something is missing. */
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
