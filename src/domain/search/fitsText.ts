import type { PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import type { Fits } from './filters/searchFilter';
import { isAnyKindWord, isKindWord, typeOfWord } from './generalWords';
import type { Homes } from './homes';
import { soundMatch } from './matchWord';
import {
  matchVocabulary,
  type NameForm,
  type NameForms,
  type NameIndex,
  nameIndexOf,
  typedWords,
} from './nameIndex';
import { numberIn } from './references';
import { findInTexts } from './searchTexts';
import type { SearchWords } from './searchWords';

/**
 * Creates a predicate for the text search. A listing matches if the text is its reference, or if every word matches the
 * name of its building, project, developer, area or an area around it, or its type. If no single name contains all the
 * words, words such as "city" also match areas of that kind that another word names. Typing errors are tolerated only
 * in words that match no name exactly. Returns null for an empty text.
 *
 * Once the words of titles and descriptions have loaded, a word may also be there, unless the words are a whole name as
 * it is written. A word that is there is not taken for a mistyped name.
 */
export function fitsText(text: string, data: Homes<'type'>, words: SearchWords): Fits | null {
  const typed = typedWords(text);
  if (typed.length === 0) return null;
  const number = numberIn(text, data.family);
  const index = nameIndexOf(words);
  const texts = isWrittenName(index, typed) ? null : data.texts;
  const inTexts = typed.map((word) =>
    texts && !typeOfWord(word) ? findInTexts(texts, word, data.count) : null,
  );
  const good = typed.map((word, at) => goodWords(index, word, inTexts[at]?.includes(1)));
  const named = good.map((marks) => index.areas.map((forms) => hasWord(forms, marks)));
  const saysKind = typed.length > 1 && typed.some(isAnyKindWord);
  const isOneName = !saysKind || namesOf(index).some((form) => good.every((marks) => hasWord([form], marks)));
  const each = typed.map((word, at) => {
    const ownAreas = isOneName ? named[at] : withKind(word, at, typed, named, words);
    const fits = fitsWord(good[at] as Uint8Array, ownAreas ?? [], typeOfWord(word), index, data, words);
    const inText = inTexts[at];
    return inText ? (home: number) => inText[home] === 1 || fits(home) : fits;
  });
  return (at) => data.column.number[at] === number || each.every((fits) => fits(at));
}

/** Areas that match a word by name, and areas whose kind it describes if another word matches their name. */
function withKind(
  word: string,
  at: number,
  typed: readonly string[],
  named: readonly boolean[][],
  words: SearchWords,
): boolean[] | undefined {
  const others = typed.flatMap((_, other) => (other === at ? [] : [named[other]]));
  return named[at]?.map(
    (isNamed, area) =>
      isNamed ||
      (isKindWord(word, words.areas[area]?.kind ?? 'country') && others.some((areas) => areas?.[area])),
  );
}

function namesOf({ areas, buildings, projects, developers }: NameIndex): NameForm[] {
  return [areas, buildings, projects, developers].flat(2);
}

function hasWord(forms: NameForms | undefined, good: Uint8Array): boolean {
  return forms?.some((form) => form.some((ways) => ways.some((way) => good[way] === 1))) ?? false;
}

/** True if the words are a whole name as it is written, in some transliteration. */
function isWrittenName(index: NameIndex, typed: readonly string[]): boolean {
  const asWritten = typed.map((word) =>
    Uint8Array.from(matchVocabulary(index, word), (match) => (match >= 0.95 ? 1 : 0)),
  );
  return namesOf(index).some(
    (form) =>
      form.length === typed.length &&
      asWritten.every((marks) => hasWord([form], marks)) &&
      form.every((ways) => ways.some((way) => asWritten.some((marks) => marks[way] === 1))),
  );
}

/**
 * Marks the words of the vocabulary that a typed word matches. Type words match exactly: "villa" is not "village".
 * @param isFound true if the word is found elsewhere, so that it is not a mistyped name
 */
function goodWords(index: NameIndex, typed: string, isFound = false): Uint8Array {
  const matches = matchVocabulary(index, typed);
  if (typeOfWord(typed)) return Uint8Array.from(matches, (match) => (match === 1 ? 1 : 0));
  const least = isFound || matches.some((match) => match >= soundMatch) ? soundMatch : 0.01;
  return Uint8Array.from(matches, (match) => (match >= least ? 1 : 0));
}

/** @param named for each area, whether the word matches it by name or kind */
function fitsWord(
  good: Uint8Array,
  named: readonly boolean[],
  meant: PropertyType | null,
  index: NameIndex,
  data: Homes<'type'>,
  words: SearchWords,
): Fits {
  const developers = index.developers.map((forms) => hasWord(forms, good));
  const projects = words.projects.map(
    ({ developer }, at) => hasWord(index.projects[at], good) || developers[developer],
  );
  const ownAreas = [...named];
  // Listings do not refer to finished developments, so those of its area are used.
  words.projects.forEach(({ kind, area }, at) => {
    if (kind === 'development' && projects[at]) ownAreas[area] = true;
  });
  const areas = words.areas.map(({ chain }) => chain.some((place) => ownAreas[place]));
  const sites = data.siteArea.map(
    (area, at) => areas[area] || hasWord(index.buildings[data.siteBuilding[at] ?? -1], good),
  );
  const { site, project, type } = data.column;
  const code = meant === null ? -1 : propertyTypes.indexOf(meant);
  return (at) => (sites[site[at] ?? 0] || projects[(project[at] ?? 0) - 1] || type[at] === code) === true;
}
