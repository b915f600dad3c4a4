import { foldText, isArticle, withoutArticle } from './foldText';
import { isPreposition } from './generalWords';
import { matchWord, readingsOf, type Word, wordOf } from './matchWord';
import type { SearchWords } from './searchWords';

/** The words of a name; each word is a list of vocabulary indexes, one for each spelling. */
export type NameForm = number[][];

/** All names of one place, building, project or developer: every language, aliases, and joined as one word. */
export type NameForms = NameForm[];

/** An index of all names for the text search, created once for each `SearchWords`. */
export type NameIndex = {
  vocabulary: Word[];
  areas: NameForms[];
  buildings: NameForms[];
  projects: NameForms[];
  developers: NameForms[];
  /** Cached scores of typed words against each word of the vocabulary. */
  matches: Map<string, Float32Array>;
};

const indexes = new WeakMap<SearchWords, NameIndex>();
const underWay = new WeakMap<SearchWords, Generator<void, NameIndex>>();

/** Returns the name index, and creates or completes it if necessary. */
export function nameIndexOf(words: SearchWords): NameIndex {
  while (!prepareNameIndex(words));
  return indexes.get(words) as NameIndex;
}

/** Adds one more name to the index. Returns true if the index is complete. */
export function prepareNameIndex(words: SearchWords): boolean {
  if (indexes.has(words)) return true;
  const making = underWay.get(words) ?? makeNameIndex(words);
  underWay.set(words, making);
  const { done, value } = making.next();
  if (done) indexes.set(words, value);
  return done === true;
}

/** Scores a folded typed word against each word of the vocabulary: 0 to 1, by index. */
export function matchVocabulary(index: NameIndex, typed: string): Float32Array {
  const known = index.matches.get(typed);
  if (known) return known;
  const readings = readingsOf(typed);
  const matches = new Float32Array(index.vocabulary.length);
  readings.forEach((typedWord, reading) => {
    // A match without the article scores slightly less.
    const share = reading === 0 ? 1 : 0.98;
    for (let at = 0; at < matches.length; at++) {
      const match = matchWord(typedWord, index.vocabulary[at] as Word) * share;
      if (match > (matches[at] ?? 0)) matches[at] = match;
    }
  });
  if (index.matches.size > 100) index.matches.clear();
  index.matches.set(typed, matches);
  return matches;
}

/** Splits typed text into folded words. Articles and "in" are dropped unless there are no other words. */
export function typedWords(text: string): string[] {
  const all = foldText(text).split(' ').filter(Boolean);
  const telling = all.filter((word) => !isArticle(word) && !isPreposition(word));
  return telling.length > 0 ? telling : all.slice(-1);
}

/** Yields after each name, because indexing all of them takes a tenth of a second on a slow phone. */
function* makeNameIndex(words: SearchWords): Generator<void, NameIndex> {
  const vocabulary: Word[] = [];
  const places = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, vocabulary.length);
    return vocabulary.push(wordOf(text)) - 1;
  };
  const formOf = (name: string): NameForm =>
    waysToWrite(name).map((ways) => [...new Set(ways)].map((text) => indexOf(text)));
  const formsOf = (names: readonly string[]): NameForms => {
    const distinct = [...new Set(names.map(foldText))].filter(Boolean);
    return distinct
      .flatMap((name) => [name, asOneWord(name)])
      .flatMap((name) => (name ? [formOf(name)] : []));
  };
  function* formsOfAll(all: readonly (readonly string[])[]): Generator<void, NameForms[]> {
    const forms: NameForms[] = [];
    for (const names of all) {
      forms.push(formsOf(names));
      yield;
    }
    return forms;
  }
  const namesOf = ({ names }: { names: readonly string[] }) => names;
  const areaNames = words.areas.map(({ names, slug }) => [...names, slug]);
  return {
    vocabulary,
    areas: yield* formsOfAll(areaNames),
    buildings: yield* formsOfAll(words.buildings.map(namesOf)),
    projects: yield* formsOfAll(words.projects.map(namesOf)),
    developers: yield* formsOfAll(words.developers.map(namesOf)),
    matches: new Map(),
  };
}

/** The spellings of each word of a folded name: "al sadd" is one word, `sadd` or `alsadd`; "الدفنه" is also "دفنه". */
function waysToWrite(name: string): string[][] {
  const found: string[][] = [];
  let article = '';
  for (const word of name.split(' ')) {
    if (isArticle(word)) {
      article += word;
      continue;
    }
    found.push(article ? [word, article + word] : [word, withoutArticle(word)]);
    article = '';
  }
  return found.length > 0 ? found : [[name]];
}

/** Joins a name into one word, "westbay"; null for names of one word or of too many words. */
function asOneWord(name: string): string | null {
  const telling = name.split(' ').filter((word) => !isArticle(word));
  return telling.length > 1 && telling.length < 4 ? telling.join('') : null;
}
