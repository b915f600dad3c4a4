import { foldText } from './foldText';
import { readingsOf } from './matchWord';

/**
 * The words of the titles and descriptions of one family and purpose, in all languages. It is a file of its own, which
 * the browser loads only when text is searched.
 */
export type EncodedSearchTexts = {
  /** The URL of the search data to whose homes it refers. */
  data: string;
  /** Folded words in alphabetical order, separated by spaces. */
  words: string;
  /** For each word the homes that use it: the index of the first one, then each difference from the one before. */
  homes: number[][];
};

export type SearchTexts = { data: string; words: string[]; homes: readonly (readonly number[])[] };

/** Shorter words than this are searched as they are, longer ones as the beginning of a word, too. */
const leastStart = 4;

/** Arabic words written together with the next one: and, in, for, like, with the article or without. */
const withArticle = /^[وف]?(?:[بك]?ال|لل)(?=...)/;
const prefix = /^[وفبلك](?=[ء-ي]{3})/;

/**
 * Returns the folded words of texts, each once: Arabic ones without their article, and both with and without a letter
 * in front that may be a word of its own.
 */
export function wordsOfTexts(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => foldText(text).split(' ')).filter((word) => word.length > 1);
  return new Set(
    words.flatMap((word) => {
      const bare = word.replace(withArticle, '');
      return bare === word ? [word, word.replace(prefix, '')] : [bare];
    }),
  );
}

/** Decodes the words of titles and descriptions. */
export function decodeSearchTexts({ data, words, homes }: EncodedSearchTexts): SearchTexts {
  return { data, words: words.split(' '), homes };
}

/**
 * Marks the homes whose title or description has a typed, folded word or, from four letters on, one that begins with
 * it.
 */
export function findInTexts({ words, homes }: SearchTexts, typed: string, count: number): Uint8Array {
  const found = new Uint8Array(count);
  for (const { text } of readingsOf(typed)) {
    for (let at = firstFrom(words, text); words[at]?.startsWith(text); at++) {
      if (text.length < leastStart && words[at] !== text) continue;
      let home = 0;
      for (const step of homes[at] ?? []) {
        home += step;
        found[home] = 1;
      }
    }
  }
  return found;
}

/** The index of the first word that is not before a text in the alphabet. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
