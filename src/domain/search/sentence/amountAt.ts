import { choiceWords, roomAmounts, units } from './amountWords';
import type { Sentence } from './finding';
import { doubles, fractions, multipliers, numberWords, plurals } from './numberWords';
import { phraseAt } from './phraseTable';
import { joinedAt, withoutPrefix, wordNumberAt } from './wordNumberAt';

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

/** Reads the amount at a token: "9,000", "1.5m", "three", "نصف مليون", "7 الاف و500". Null where there is none. */
export function amountAt(sentence: Sentence, from: number): Amount | null {
  const { tokens, used } = sentence;
  const isFree = (at: number) => used[at] === 0 && at < tokens.length;
  if (!isFree(from)) return null;
  const wordAt = (at: number) => (isFree(at) ? (tokens[at]?.word ?? '') : '');
  const rooms = phraseAt(roomAmounts, tokens, from, isFree);
  if (rooms) return { ...plain(rooms.meaning.value, rooms.next), counts: rooms.meaning.counts };
  if (isOneRoom(sentence, from)) return { ...plain(1, from + 1), counts: 'bedrooms' };
  const first = withoutPrefix(wordAt(from), (word) => tables.some((table) => table.has(word)));
  const part = fractions.get(first);
  if (part) {
    const at = wordAt(from + 1) === 'a' ? from + 2 : from + 1;
    const times = multipliers.get(wordAt(at));
    return times ? multiplied(part * times, times, at + 1) : null;
  }
  const counted = countedAt(sentence, from, first, wordAt);
  if (!counted) return null;
  const { number, times, next } = counted;
  if (times === 1) return plain(number, next);
  const fraction = fractionAt(wordAt, next);
  if (fraction) return multiplied((number + fraction.value) * times, times, fraction.next);
  const rest = restAt(sentence, wordAt, next, times);
  return multiplied(number * times + (rest?.value ?? 0), times, rest?.next ?? next);
}

/** "غرفة" alone is any room, but beside a number of rooms it is one of them: "غرفة او غرفتين", "استوديو أو غرفة". */
function isOneRoom({ tokens }: Sentence, from: number): boolean {
  const isChoice = (at: number) => choiceWords.has(tokens[at]?.word ?? '');
  const isRooms = (at: number) => phraseAt(roomAmounts, tokens, at)?.meaning.counts === 'bedrooms';
  if (tokens[from]?.word !== 'غرفه') return false;
  return (isChoice(from + 1) && isRooms(from + 2)) || (isChoice(from - 1) && isRooms(from - 2));
}

const tables: ReadonlyMap<string, number>[] = [doubles, multipliers, numberWords, fractions];

function plain(value: number, next: number): Amount {
  return { value, next, isPlain: true, multiplier: 1, counts: null };
}

function multiplied(value: number, multiplier: number, next: number): Amount {
  return { value, next, isPlain: false, multiplier, counts: null };
}

/** A number and what it is multiplied by: "9", "9 thousand", "two and a half million", "مليون", "الفين". */
function countedAt(sentence: Sentence, from: number, first: string, wordAt: (at: number) => string) {
  const twice = doubles.get(first);
  if (twice) return { number: 2, times: twice, next: from + 1 };
  const single = multipliers.get(first);
  if (single)
    return first.length > 2 && !plurals.has(first) ? { number: 1, times: single, next: from + 1 } : null;
  const digits = sentence.tokens[from]?.number ?? null;
  const counted = digits === null ? wordNumberAt(wordAt, from) : { value: digits, next: from + 1 };
  if (!counted) return null;
  const fraction = fractionAt(wordAt, counted.next);
  const timesOfBoth = fraction && multiplierAt(counted.value, wordAt(fraction.next));
  if (fraction && timesOfBoth && timesOfBoth > 1)
    return { number: counted.value + fraction.value, times: timesOfBoth, next: fraction.next + 1 };
  const times = multiplierAt(counted.value, wordAt(counted.next));
  return { number: counted.value, times, next: times === 1 ? counted.next : counted.next + 1 };
}

function multiplierAt(number: number, word: string): number {
  if (word === 'm') return number < leastMetres ? 1e6 : 1;
  return multipliers.get(word) ?? 1;
}

/** "and a half", "ونصف", "و نص". */
function fractionAt(wordAt: (at: number) => string, at: number) {
  const joined = joinedAt(wordAt, at);
  if (!joined) return null;
  const start = joined.word === 'a' ? joined.at + 1 : joined.at;
  const value = fractions.get(start === joined.at ? joined.word : wordAt(start));
  return value === undefined ? null : { value, next: start + 1 };
}

/**
 * The smaller part after millions or thousands: "مليون و200 الف", "seven thousand five hundred". Hundreds after
 * thousands are not followed by what they count or measure: "7 الاف و 200 متر" is a price and a size.
 */
function restAt(sentence: Sentence, wordAt: (at: number) => string, from: number, times: number) {
  const joined = joinedAt(wordAt, from);
  const at = joined?.at ?? from;
  const isDigits = sentence.tokens[at]?.number !== null;
  if (isDigits && !joined) return null;
  const rest = amountAt(sentence, at);
  if (!rest || rest.counts) return null;
  if (times === 1e6) return rest.multiplier === 1e3 ? rest : null;
  const unit = phraseAt(units, sentence.tokens, rest.next)?.meaning;
  const isOther = unit !== undefined && ('counts' in unit || 'metres' in unit);
  return rest.isPlain && rest.value >= 100 && rest.value < 1000 && !isOther ? rest : null;
}
