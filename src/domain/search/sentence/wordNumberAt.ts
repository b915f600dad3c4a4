import { numberWords } from './numberWords';

/** Letters that are written together with a number: and, with, for, the. */
const prefix = /^(وال|بال|ال|لل|[وبل])(?=...)/;

/** A word without the letters for "and", "with", "for" or "the" that are written together with it, if the rest is in the table. */
export function withoutPrefix(word: string, isKnown: (bare: string) => boolean): string {
  const bare = word.replace(prefix, '');
  return !isKnown(word) && isKnown(bare) ? bare : word;
}

/** The word that "and" joins to what stands before it, in one token with it or in two. Null without "and". */
export function joinedAt(wordAt: (at: number) => string, at: number): { word: string; at: number } | null {
  const word = wordAt(at);
  if (word === 'و' || word === 'and') return { word: wordAt(at + 1), at: at + 1 };
  return /^و(?=..)/.test(word) ? { word: word.slice(1), at } : null;
}

/**
 * Reads a number below a million that is written as words, without thousands: "twenty five", "one hundred and fifty",
 * "خمسة عشر", "مية وخمسة وعشرين". Null where there is none.
 */
export function wordNumberAt(
  wordAt: (at: number) => string,
  from: number,
): { value: number; next: number } | null {
  const first = numberWords.get(withoutPrefix(wordAt(from), (word) => numberWords.has(word)));
  if (first === undefined) return null;
  let [value, next] = [first, from + 1];
  for (;;) {
    const direct = numberWords.get(wordAt(next));
    const joined = direct === undefined ? joinedAt(wordAt, next) : null;
    const part = direct ?? numberWords.get(joined?.word ?? '');
    if (part === undefined) return { value, next };
    const isArabic = /^[ء-ي]/.test(joined?.word ?? '');
    const sum = joined ? joinedSum(value, part, isArabic) : directSum(value, part);
    if (sum === null) return { value, next };
    [value, next] = [sum, (joined?.at ?? next) + 1];
  }
}

/** "twenty five", "three hundred", "one hundred fifty", "خمسة عشر". */
function directSum(value: number, part: number): number | null {
  if (part === 100) return value < 100 ? value * 100 : null;
  if (value % 100 === 0) return part < 100 ? value + part : null;
  if (value < 10 && part === 10) return value + part;
  return value % 10 === 0 && value % 100 > 10 && part < 10 ? value + part : null;
}

/** "one hundred and fifty", "خمسة وعشرين". "five and twenty" are two numbers in English. */
function joinedSum(value: number, part: number, isArabic: boolean): number | null {
  if (value % 100 === 0) return part < 100 ? value + part : null;
  const isTens = isArabic && value % 100 < 10 && part >= 20 && part < 100;
  return isTens ? value + part : null;
}
