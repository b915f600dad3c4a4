import { completionWords } from './amountWords';
import type { Finding, Sentence } from './finding';
import { phraseAt } from './phraseTable';
import type { Token } from './tokens';

/** Reads "handover 2027" or "by the end of 2027" at a token. */
export function findCompletion({ tokens, used }: Sentence, from: number): Finding | null {
  const found = phraseAt(completionWords, tokens, from, (at) => used[at] === 0);
  if (!found) return null;
  let at = found.next;
  // Only the year is searched: "Q4 2027", "12/2027".
  const isMonth = ({ number }: Token) => number !== null && number <= 12;
  const isFiller = (token: Token | undefined) => token && (fillers.has(token.word) || isMonth(token));
  while (isFiller(tokens[at]) && used[at] === 0) at++;
  const year = tokens[at]?.number ?? 0;
  const isYear = used[at] === 0 && Number.isInteger(year) && year >= 2020 && year <= 2100;
  return isYear ? { from, next: at + 1, asked: { completion: year } } : null;
}

const fillers = new Set(
  [
    'in by of the year end before q quarter /',
    'في من عام سنه نهايه قبل ربع الربع الاول الثاني الثالث الرابع الاخير',
  ].flatMap((words) => words.split(' ')),
);
