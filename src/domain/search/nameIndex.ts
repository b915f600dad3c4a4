import { foldText, isArticle, withoutArticle } from './foldText';
import { isPreposition } from './generalWords';
import { matchWord, readingsOf, type Word, wordOf } from './matchWord';
import type { SearchWords } from './searchWords';

/** A name as the words it is made of; each word as indexes of all the ways to write it. */
export type NameForm = number[][];

/** All names of one thing: every language, what people also call it, and all written as one word. */
export type NameForms = NameForm[];

/** Every name that can be found, made ready for typing; made once for the words. */
export type NameIndex = {
  vocabulary: Word[];
  areas: NameForms[];
  buildings: NameForms[];
  projects: NameForms[];
  developers: NameForms[];
  /** How well typed words agree with each word of the vocabulary; what was typed before need not be compared again. */
  matches: Map<string, Float32Array>;
};

const indexes = new WeakMap<SearchWords, NameIndex>();
const underWay = new WeakMap<SearchWords, Generator<void, NameIndex>>();

/** The index of these words. Made, or made to its end, when it is first asked for. */
export function nameIndexOf(words: SearchWords): NameIndex {
  while (!prepareNameIndex(words));
  return indexes.get(words) as NameIndex;
}

/** Makes the index of one more name, and says whether all of them are there now. */
export function prepareNameIndex(words: SearchWords): boolean {
  if (indexes.has(words)) return true;
  const making = underWay.get(words) ?? makeNameIndex(words);
  underWay.set(words, making);
  const { done, value } = making.next();
  if (done) indexes.set(words, value);
  return done === true;
}

/** How well a typed word, folded, agrees with each word of the vocabulary: 0 to 1, by index. */
export function matchVocabulary(index: NameIndex, typed: string): Float32Array {
  const known = index.matches.get(typed);
  if (known) return known;
  const readings = readingsOf(typed);
  const matches = new Float32Array(index.vocabulary.length);
  index.vocabulary.forEach((word, at) => {
    for (const [reading, typedWord] of readings.entries()) {
      // Without the article it is a little less sure what is meant.
      const match = matchWord(typedWord, word) * (reading === 0 ? 1 : 0.98);
      if (match > (matches[at] ?? 0)) matches[at] = match;
    }
  });
  if (index.matches.size > 100) index.matches.clear();
  index.matches.set(typed, matches);
  return matches;
}

/** The words that a visitor typed, folded. Articles and "in" are left out unless there is nothing else. */
export function typedWords(text: string): string[] {
  const all = foldText(text).split(' ').filter(Boolean);
  const telling = all.filter((word) => !isArticle(word) && !isPreposition(word));
  return telling.length > 0 ? telling : all.slice(-1);
}

/** Stops after each name, as all of them take a slow phone a tenth of a second. */
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

/** The words of a folded name: "al sadd" is one word, written `sadd` or `alsadd`; "الدفنه" is also "دفنه". */
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

/** "west bay" as "westbay"; null for names that are one word anyway, or too many for anyone to write so. */
function asOneWord(name: string): string | null {
  const telling = name.split(' ').filter((word) => !isArticle(word));
  return telling.length > 1 && telling.length < 4 ? telling.join('') : null;
}
