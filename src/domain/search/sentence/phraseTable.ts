import { foldText, withoutArticle } from '../foldText';
import type { Token } from './tokens';

/** Phrases of one to five words and what each means. Words are without the Arabic article. */
export type PhraseTable<Meaning> = ReadonlyMap<string, Meaning>;

/** @param rows each a meaning and lists of its phrases, which are separated by commas */
export function phraseTable<Meaning>(
  rows: readonly (readonly [Meaning, ...lists: string[]])[],
): PhraseTable<Meaning> {
  return new Map(
    rows.flatMap(([meaning, ...lists]) =>
      lists.flatMap((phrases) => phrases.split(', ').map((phrase) => [keyOf(phrase), meaning] as const)),
    ),
  );
}

/** Each combination of words from several lists: "no less than", "not less than". */
export function combined(...lists: string[][]): string {
  return lists
    .reduce((phrases, list) => phrases.flatMap((phrase) => list.map((word) => `${phrase} ${word}`.trim())))
    .join(', ');
}

/** Signs such as `/` fold to nothing and stay as they are. */
function keyOf(phrase: string): string {
  const words = phrase.split(' ').map((word) => foldText(word) || word);
  const telling = words.filter((word, at) => at === 0 || !innerArticles.has(word));
  return telling.map(withoutArticle).join(' ');
}

/** English articles inside a phrase say nothing: "near the metro". */
const innerArticles = new Set(['a', 'an', 'the']);

const longest = 5;

/** Letters that are written together with the first word of an Arabic phrase: and, with, for, the. */
const prefixes = ['', 'و', 'ب', 'ل', 'لل', 'وب', 'ول', 'بال', 'وال', 'ف', 'ع'];

/**
 * Finds the longest phrase of a table at a position. Hyphens and articles inside a phrase are ignored: "semi-furnished".
 * @param isFree whether a token may be used
 * @returns the meaning and the index after the phrase, or null
 */
export function phraseAt<Meaning>(
  table: PhraseTable<Meaning>,
  tokens: readonly Token[],
  from: number,
  isFree: (index: number) => boolean = () => true,
): { meaning: Meaning; next: number } | null {
  const first = tokens[from];
  if (!first || first.number !== null || !isFree(from)) return null;
  for (const start of readingsOfFirst(first.word)) {
    let [key, found] = [start, find(table, start, from + 1)];
    let words = 1;
    for (let at = from + 1; at < tokens.length && words < longest && isFree(at); at++) {
      const { word, number } = tokens[at] as Token;
      if (number !== null) break;
      if (word === '-' || innerArticles.has(word)) continue;
      key += ` ${withoutArticle(word)}`;
      words++;
      found = find(table, key, at + 1) ?? found;
    }
    if (found) return found;
  }
  return null;
}

function find<Meaning>(table: PhraseTable<Meaning>, key: string, next: number) {
  const meaning = table.get(key);
  return meaning === undefined ? null : { meaning, next };
}

function readingsOfFirst(word: string): string[] {
  if (!/^[وبلفع]/.test(word)) return [withoutArticle(word)];
  const bare = prefixes.flatMap((prefix) =>
    word.startsWith(prefix) && word.length - prefix.length >= (prefix === '' ? 1 : 3)
      ? [word.slice(prefix.length)]
      : [],
  );
  return [...new Set(bare.map(withoutArticle))];
}
