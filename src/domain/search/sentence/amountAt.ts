import { roomAmounts } from './amountWords';
import type { Sentence } from './finding';
import { fractions, halves, multipliers, numberWords, wholeAmounts } from './numberWords';
import { phraseAt } from './phraseTable';

/** A number of a sentence, with the multiplier that follows it. */
export type Amount = {
  value: number;
  next: number;
  /** True without a multiplier: "5" in "5 to 8k" takes that of the second number. */
  isPlain: boolean;
  multiplier: number;
  /** What a word counts that is a number and a noun in one, such as "غرفتين" or "studio". */
  counts: 'bedrooms' | 'bathrooms' | null;
};

/** From this number on, "m" after it means metres: "25m" is a price, "90m" a size. */
const leastMetres = 30;

/** Reads the amount at a token: "9,000", "1.5m", "three", "نصف مليون", "مليون و200 الف". Null where there is none. */
export function amountAt({ tokens, used }: Sentence, from: number): Amount | null {
  const isFree = (at: number) => used[at] === 0 && at < tokens.length;
  if (!isFree(from)) return null;
  const plain = (value: number, next: number, counts: Amount['counts'] = null): Amount => ({
    value,
    next,
    isPlain: true,
    multiplier: 1,
    counts,
  });
  const wordAt = (at: number) => (isFree(at) ? (tokens[at]?.word ?? '') : '');
  const first = withoutPrefix(wordAt(from));
  const rooms = phraseAt(roomAmounts, tokens, from, isFree);
  if (rooms) return plain(rooms.meaning.value, rooms.next, rooms.meaning.counts);
  if (halves.has(first)) {
    const at = wordAt(from + 1) === 'a' ? from + 2 : from + 1;
    const times = multipliers.get(wordAt(at));
    return times ? { ...plain(times / 2, at + 1), isPlain: false, multiplier: times } : null;
  }
  const whole = wholeAmounts.get(first);
  if (whole) return { ...plain(whole, from + 1), isPlain: false, multiplier: 1 };
  const digits = tokens[from]?.number ?? null;
  const single = digits === null ? multipliers.get(first) : undefined;
  const number = digits ?? numberWords.get(first) ?? (single && first.length > 2 ? 1 : null);
  if (number === null) return null;
  const at = digits === null && single ? from : from + 1;
  const times = multiplierAt(number, wordAt(at));
  if (times === 1) return plain(number, at);
  const fraction = fractions.get(wordAt(at + 1)) ?? (isAndAHalf(at + 1, wordAt) ? 0.5 : 0);
  const next = at + 1 + (fraction === 0 ? 0 : fractions.has(wordAt(at + 1)) ? 1 : 3);
  const amount = {
    value: (number + fraction) * times,
    next,
    isPlain: false,
    multiplier: times,
    counts: null,
  };
  if (times !== 1e6 || !['و', 'and'].includes(wordAt(next))) return amount;
  const rest = amountAt({ text: '', tokens, used }, next + 1);
  return rest && rest.multiplier === 1000
    ? { ...amount, value: amount.value + rest.value, next: rest.next }
    : amount;
}

/** A number word without the letter for "and", "for" or "with" that is written together with it. */
function withoutPrefix(word: string): string {
  const bare = word.replace(/^[وبل](?=...)/, '');
  return [wholeAmounts, multipliers, numberWords, halves].some((table) => table.has(bare)) ? bare : word;
}

function multiplierAt(number: number, word: string): number {
  if (word === 'm') return number < leastMetres ? 1e6 : 1;
  return multipliers.get(word) ?? 1;
}

function isAndAHalf(at: number, wordAt: (at: number) => string): boolean {
  return `${wordAt(at)} ${wordAt(at + 1)} ${wordAt(at + 2)}` === 'and a half';
}
