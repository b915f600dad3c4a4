import type { MortgageTerms } from '../../domain/calculators/mortgage';
import { parseAmount } from '../../domain/calculators/parseAmount';
import type { Answers } from './useAnswers';

/** What was typed as terms of a loan; what is no number is NaN, which no loan can be worked out from. */
export function readMortgageAnswers(answers: Answers): { terms: MortgageTerms; salary: number | null } {
  const read = (name: string) => parseAmount(answers[name] ?? '') ?? Number.NaN;
  const price = read('price');
  const deposit = read('deposit');
  return {
    terms: {
      price,
      deposit: answers.depositIn === 'amount' ? deposit : (price * deposit) / 100,
      years: read('years'),
      rate: read('rate'),
    },
    salary: parseAmount(answers.salary ?? ''),
  };
}
