import { isArticle, withoutArticle } from '../foldText';
import { isAnyKindWord, isKindWord } from '../generalWords';
import { soundMatch } from '../matchWord';
import { matchVocabulary, type NameForms, type NameIndex, nameIndexOf } from '../nameIndex';
import type { SearchWords } from '../searchWords';
import { units } from './amountWords';
import { connectingWords, nearWords } from './connectingWords';
import type { Finding, Sentence } from './finding';
import { isOrdinary } from './isOrdinary';
import { knownWords } from './knownWords';
import { phraseAt } from './phraseTable';
import { type Agreements, chooseArea, leastMatch, type Match, matchForms } from './placeMatch';
import { withoutPrefixes } from './withoutPrefixes';

/** More words than a name has. */
const longest = 4;

type Names = {
  forms: NameForms /** Index of the area, or -1 for the name of something else. */;
  area: number;
};
type Lookup = { names: Names[]; byWord: number[][]; exact: ReadonlyMap<string, number> };

const lookups = new WeakMap<NameIndex, Lookup>();

/** Every name by the words in it; made once for an index. */
function lookupOf(index: NameIndex): Lookup {
  const known = lookups.get(index);
  if (known) return known;
  const others = [...index.buildings, ...index.projects, ...index.developers];
  const names = [
    ...index.areas.map((forms, area) => ({ forms, area })),
    ...others.map((forms) => ({ forms, area: -1 })),
  ];
  const byWord: number[][] = index.vocabulary.map(() => []);
  names.forEach(({ forms }, name) => {
    for (const way of new Set(forms.flat(2))) byWord[way]?.push(name);
  });
  const exact = new Map(index.vocabulary.map(({ text }, at) => [text, at]));
  const lookup = { names, byWord, exact };
  lookups.set(index, lookup);
  return lookup;
}

/** True for a word of some name, as it is written there. */
export function isNameWord(words: SearchWords, word: string): boolean {
  const { exact } = lookupOf(nameIndexOf(words));
  return exact.has(word) || exact.has(withoutArticle(word));
}

/**
 * Finds whole names of two words or more, written as they are, from a token on. They go first, so that no word of "Al
 * Waab Compound" or "Energy City" is read by itself. Names of buildings, projects and developers are searched as text.
 */
export function findWholeName(sentence: Sentence, words: SearchWords, from: number): Finding | null {
  const lookup = lookupOf(nameIndexOf(words));
  const exactly = (word: string): Agreements | null => {
    const bare = [word, withoutArticle(word), word.replace(prefix, '')];
    const at = bare.map((each) => lookup.exact.get(each)).find((each) => each !== undefined);
    return at === undefined ? null : new Map([[at, 1]]);
  };
  for (const { next, words: typed } of windowsFrom(sentence, from, 2)) {
    const agreements = typed.map(exactly);
    if (!agreements.every((each) => each !== null)) continue;
    const matches = matchesOf(lookup, words, typed, agreements, true);
    const whole = matches.filter(({ quality }) => quality === 'whole');
    if (whole.length === 0) continue;
    const area = chooseArea(words, whole);
    const near = area ? nearBefore(sentence, from) : null;
    if (near !== null && area) return { from: near, next, area: area.area, isGuess: true };
    return area ? { from, next, area: area.area } : { from, next, isText: true };
  }
  return null;
}

type Chosen = NonNullable<ReturnType<typeof chooseArea>> | 'none';

/** What the words of a sentence agree with and name. They are looked at twice: for names, then for guesses. */
type Known = { agreements: Map<string, Agreements>; chosen: Map<string, Chosen> };
const knownFor = new WeakMap<Sentence, Known>();

function knownOf(sentence: Sentence): Known {
  const known = knownFor.get(sentence) ?? { agreements: new Map(), chosen: new Map() };
  knownFor.set(sentence, known);
  return known;
}

function keep<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/** Finds the area that words from a token on name, with other spellings and typing errors; those are guesses. */
export function findPlace(
  sentence: Sentence,
  words: SearchWords,
  from: number,
  mayGuess: boolean,
): Finding | null {
  const index = nameIndexOf(words);
  const lookup = lookupOf(index);
  const known = knownOf(sentence);
  const choose = (typed: readonly string[], isLast: boolean): Chosen => {
    const agreements = typed.map((word, at) => {
      const isLastWord = isLast && at === typed.length - 1;
      return keep(known.agreements, `${isLastWord} ${word}`, () => agreementsOf(index, word, isLastWord));
    });
    return chooseArea(words, matchesOf(lookup, words, typed, agreements, false)) ?? 'none';
  };
  for (const { next, words: typed } of windowsFrom(sentence, from, 1)) {
    if (typed.every((word) => isOrdinary(word) || connectingWords.has(word))) continue;
    const isLast = next === sentence.tokens.length;
    const chosen = keep(known.chosen, `${isLast} ${typed.join(' ')}`, () => choose(typed, isLast));
    const isVague =
      typed.some((word) => isOrdinary(word) || word.length < 3) ||
      typed.every((word) => meansOther(words, word));
    if (chosen === 'none' || (chosen.isGuess && (isVague || !mayGuess))) continue;
    const near = nearBefore(sentence, from);
    const { area, isGuess } = chosen;
    const end = withKindWord(sentence, next, words.areas[area]?.kind ?? 'country');
    return { from: near ?? withArticle(sentence, from), next: end, area, isGuess: isGuess || near !== null };
  }
  return null;
}

/** True for a word that only says the kind of place, or is in the tables of phrases and in no name. */
function meansOther(words: SearchWords, word: string): boolean {
  const isKnown = knownWords.has(word) || knownWords.has(withoutPrefixes(word));
  return isAnyKindWord(word) || (isKnown && !isNameWord(words, word));
}

/** The windows of free tokens from one on, the longest first. Articles in them say nothing. */
function windowsFrom({ tokens, used }: Sentence, from: number, least: number) {
  const windows: { next: number; words: string[] }[] = [];
  const typed: string[] = [];
  if (isArticle(tokens[from]?.word ?? '') && least === 1) return windows;
  for (let at = from; at < tokens.length && used[at] === 0 && typed.length < longest; at++) {
    const { word = '', number = null } = tokens[at] ?? {};
    if ((word === '-' || word === '&') && typed.length > 0) continue;
    if (!/[\p{L}\p{N}]/u.test(word)) break;
    // The number of "Viva Bahriya 2 bed" belongs to the rooms.
    if (number !== null && phraseAt(units, tokens, at + 1)) break;
    if (typed.length > 0 && isOfNext(tokens, at)) break;
    if (isArticle(word)) continue;
    typed.push(word);
    if (typed.length >= least) windows.push({ next: at + 1, words: [...typed] });
  }
  return windows.reverse();
}

/** Letters written together with a name: in, and, for. */
const prefix = /^(وبال|وال|بال|لل|وب|[وبل])(?=...)/;

/** @param isLast true for the word that may not be typed to its end yet */
function agreementsOf(index: NameIndex, word: string, isLast: boolean): Agreements {
  const matches = matchVocabulary(index, word);
  if (!hasExact(matches) && prefix.test(word)) {
    const bare = matchVocabulary(index, word.replace(prefix, ''));
    if (hasExact(bare)) return agreeing(bare, (value) => value >= 0.95);
  }
  // Arabic words are shorter, as they have no short vowels.
  const shortest = /^[ء-ي]/.test(word) ? 4 : 5;
  return agreeing(matches, (value, at) => {
    if (value >= 0.95) return true;
    const name = index.vocabulary[at]?.text ?? '';
    const isStart = isLast && word.length >= 3 && name.startsWith(word);
    // Errors are forgiven in words of about the same length. The last word may be the beginning of a longer one.
    const isNear = name.length <= word.length + 2 && word.length >= (value >= soundMatch ? 4 : shortest);
    return isStart || isNear;
  });
}

function hasExact(matches: Float32Array): boolean {
  for (const value of matches) if (value >= 0.95) return true;
  return false;
}

function agreeing(matches: Float32Array, isAgreed: (value: number, at: number) => boolean): Agreements {
  const found = new Map<number, number>();
  for (let at = 0; at < matches.length; at++) {
    const value = matches[at] ?? 0;
    if (value >= leastMatch && isAgreed(value, at)) found.set(at, value);
  }
  return found;
}

function matchesOf(
  { names, byWord }: Lookup,
  words: SearchWords,
  typed: readonly string[],
  agreements: readonly Agreements[],
  withOthers: boolean,
): Match[] {
  // Names that every word agrees with, but for those that only say the kind of place.
  const counts = new Map<number, number>();
  for (const each of agreements) {
    const named = new Set<number>();
    for (const way of each.keys()) for (const name of byWord[way] ?? []) named.add(name);
    for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = Math.max(1, typed.filter((word) => !isAnyKindWord(word)).length);
  const found = [...counts].flatMap(([name, count]) => (count >= least ? [name] : []));
  return found.flatMap((at) => {
    const { forms, area } = names[at] as Names;
    if (area < 0 && !withOthers) return [];
    const kind = words.areas[area]?.kind;
    const vocabulary = nameIndexOf(words).vocabulary;
    const saysKind = (word: string) => kind !== undefined && isKindWord(word, kind);
    const match = matchForms(forms, typed, agreements, vocabulary, saysKind);
    return match ? [{ ...match, area }] : [];
  });
}

/** "city" after "Lusail" belongs to it. */
function withKindWord({ tokens, used }: Sentence, next: number, kind: Parameters<typeof isKindWord>[1]) {
  const isOfName = used[next] === 0 && isKindWord(tokens[next]?.word ?? '', kind);
  return isOfName && !isOfNext(tokens, next) ? next + 1 : next;
}

/** True for the kind word in "London zone 2" and "Leeds city centre", which does not belong to the name. */
function isOfNext(tokens: Sentence['tokens'], at: number): boolean {
  const pair = `${tokens[at]?.word} ${tokens[at + 1]?.word}`;
  return /^(zone \d\d?|(city|town) cent(re|er))$/.test(pair) && !phraseAt(units, tokens, at + 2);
}

/** "al" before "Sadd" belongs to it, also with a hyphen. */
function withArticle({ tokens, used }: Sentence, from: number): number {
  const at = tokens[from - 1]?.word === '-' ? from - 2 : from - 1;
  return used[at] === 0 && isArticle(tokens[at]?.word ?? '') ? at : from;
}

/** Index of a word such as "near" before a place, or null. */
function nearBefore({ tokens, used }: Sentence, from: number): number | null {
  for (let at = from - 1; at >= Math.max(0, from - 3) && used[at] === 0; at--) {
    const word = tokens[at]?.word ?? '';
    if (nearWords.has(word)) return at;
    if (!isArticle(word) && !['to', 'من', 'of'].includes(word)) return null;
  }
  return null;
}
