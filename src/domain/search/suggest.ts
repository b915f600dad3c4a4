import type { Family, PropertyType, Purpose } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import { isKindWord, typeOfWord } from './generalWords';
import { countryOfFamily } from './kind';
import { matchVocabulary, type NameIndex, nameIndexOf, prepareNameIndex, typedWords } from './nameIndex';
import { type NameMatch, rankForms } from './rankForms';
import { findReferences } from './references';
import type { SearchData } from './searchData';
import { placeNames, type SearchArea, type SearchWords } from './searchWords';
import type { Reading } from './sentence/reading';
import { stockOf } from './stock';
import { referenceAt, slugAt } from './summaryAt';

/** A suggestion for typed text. `name` and `within` are in the reader's language. */
export type Suggestion = {
  /** Unique key: `place:lusail`. */
  key: string;
  name: string;
  /** Names of the areas around it, smallest first, without the country: ["The Pearl Island", "Doha"]. */
  within: string[];
  /** Number of homes on the market there in this family and purpose, of all types. */
  count: number;
  /** The type of home typed with the name, as in "villa al waab"; null for none. */
  type: PropertyType | null;
} /** Of another family than the one searched when it lies in another country; its homes are then not counted. */ & (
  | { kind: 'place'; area: string; family: Family }
  /** Leads to a text search for its name in its area. */
  | { kind: 'building'; area: string }
  /** Leads to its page at /offplan/{slug}/ or /{slug}/. */
  | { kind: 'project' | 'development'; area: string; slug: string }
  /** Leads to a text search for its name. */
  | { kind: 'developer' }
  /** Leads to one home. `name` is its reference. */
  | ListingSuggestion
);

/** One home, of whatever family and purpose; `isOffMarket` if it is sold or let. */
type ListingSuggestion = {
  kind: 'listing';
  family: Family;
  purpose: Purpose;
  slug: string;
  reference: string;
  isOffMarket: boolean;
};

/** What a visitor can choose: a suggestion, filters read from a sentence, or a text search. */
export type Choice =
  | Suggestion
  | { kind: 'sentence'; key: string; reading: Reading }
  | { kind: 'words'; text: string };

type Ranked = { score: number; suggestion: Suggestion };

/** Bonus for each kind, which decides between suggestions with equal scores. */
const kindScore = { place: 6, building: 2, project: 3, development: 2, developer: 0 };

/**
 * Returns suggestions for typed text in any language and script, best first. Tolerates other transliterations and small
 * typing errors. Empty text has no suggestions.
 * @param limit maximum number of suggestions
 */
export function suggest(data: SearchData, words: SearchWords, text: string, limit = 8): Suggestion[] {
  const references = findReferences(data, text, limit).map((index) => listingSuggestion(data, words, index));
  if (references.length > 0 && /\p{L}/u.test(text)) return references;
  const typed = typedWords(text);
  const { type, rest } = splitType(data, typed);
  const named = rankNames(data, words, typed, null);
  const ranked = [...named, ...(type ? rankNames(data, words, rest, type) : [])].sort(
    (a, b) => b.score - a.score,
  );
  const best = ranked[0]?.score ?? 0;
  const names = ranked.filter(({ score }) => score > best - 40).map(({ suggestion }) => suggestion);
  return [...names.slice(0, limit - Math.min(references.length, 3)), ...references].slice(0, limit);
}

/**
 * Does a small part of the preparation for the first suggestion, to be called in idle time. All parts take about 20 ms.
 * @returns true if the preparation is complete
 */
export function prepareSuggestions(data: SearchData, words: SearchWords): boolean {
  if (!prepareNameIndex(words)) return false;
  // Run once to let the engine compile the code before the first keystroke.
  suggest(data, words, words.areas[0]?.name.slice(0, 4) ?? '');
  return true;
}

/** Separates the type of home from the other typed words. Null if no home has the type or there are no other words. */
function splitType(data: SearchData, typed: readonly string[]) {
  const type = typed.map(typeOfWord).find((found) => found !== null) ?? null;
  const rest = typed.filter((word) => typeOfWord(word) !== type);
  const isOffered = type !== null && data.column.type.includes(propertyTypes.indexOf(type));
  return { type: isOffered && rest.length > 0 ? type : null, rest };
}

function rankNames(
  data: SearchData,
  words: SearchWords,
  typed: readonly string[],
  type: PropertyType | null,
): Ranked[] {
  const index = nameIndexOf(words);
  const stock = stockOf(data, words);
  const matches = typed.map((word) => matchVocabulary(index, word));
  if (matches.length === 0) return [];
  const areas = rankAreas(index, words, typed, matches);
  const isTower = kindsIn(typed, 'tower');
  const ofType = type ? `:${type}` : '';
  const around = (area: number) => areas[area]?.each;
  const ranked: Ranked[] = [];
  const add = (kind: keyof typeof kindScore, score: number, suggestion: Suggestion) => {
    // Of equal matches, places with more homes come first.
    const size = suggestion.count > 0 ? Math.log2(1 + suggestion.count) : -10;
    if (score > 0) ranked.push({ score: score + kindScore[kind] + size, suggestion });
  };
  /** @param above index of the area that it is in; -1 for none */
  const common = (key: string, name: string, above: number) => ({
    key: `${key}${ofType}`,
    type,
    name,
    within: namesAbove(words, above),
  });
  words.areas.forEach((area, at) => {
    const { slug, name, parent } = area;
    const count = stock.areas[at] ?? 0;
    const family = familyIn(data.family, words, area);
    const place = { ...common(`place:${slug}`, name, parent), count, area: slug, family };
    add('place', areas[at]?.score ?? 0, { kind: 'place', ...place });
  });
  words.buildings.forEach(({ area, name }, at) => {
    const count = stock.buildings[at] ?? 0;
    // A tower that is also an area is suggested as the area.
    if (count === 0 || name === words.areas[area]?.name) return;
    const slug = words.areas[area]?.slug ?? '';
    const { score } = rankForms(index.buildings[at] ?? [], matches, around(area), isTower);
    add('building', score, { kind: 'building', ...common(`building:${at}`, name, area), count, area: slug });
  });
  words.projects.forEach(({ kind, slug, area, name }, at) => {
    const { score } = rankForms(index.projects[at] ?? [], matches, around(area));
    const project = { ...common(`${kind}:${slug}`, name, area), count: stock.projects[at] ?? 0, slug };
    add(kind, score, { kind, ...project, area: words.areas[area]?.slug ?? '' });
  });
  words.developers.forEach(({ name }, at) => {
    const count = stock.developers[at] ?? 0;
    const { score } = rankForms(index.developers[at] ?? [], matches);
    if (count > 0)
      add('developer', score, { kind: 'developer', ...common(`developer:${at}`, name, -1), count });
  });
  return ranked;
}

/** Scores areas after their parents, because typed words can match a parent too. */
function rankAreas(
  index: NameIndex,
  words: SearchWords,
  typed: readonly string[],
  matches: Float32Array[],
): NameMatch[] {
  const ranked: NameMatch[] = [];
  const kinds: { [kind in SearchArea['kind']]?: boolean[] } = {};
  for (const { chain } of words.areas) {
    let around: readonly number[] | undefined;
    for (const place of [...chain].reverse()) {
      const kind = words.areas[place]?.kind ?? 'district';
      kinds[kind] ??= kindsIn(typed, kind);
      ranked[place] ??= rankForms(index.areas[place] ?? [], matches, around, kinds[kind]);
      around = ranked[place].each;
    }
  }
  return ranked;
}

/** For each typed word, whether it only describes this kind of place. */
function kindsIn(typed: readonly string[], kind: SearchArea['kind']): boolean[] {
  return typed.map((word) => isKindWord(word, kind));
}

/** The given family if it is offered in the country of the area; otherwise the family that is. */
function familyIn(family: Family, words: SearchWords, { chain }: SearchArea): Family {
  const country = words.areas[chain.at(-1) ?? -1]?.slug;
  if (country === countryOfFamily(family)) return family;
  return country === 'uk' ? 'new-homes' : 'residential';
}

function namesAbove(words: SearchWords, area: number): string[] {
  return words.areas[area]?.kind === 'country' ? [] : placeNames(words, area);
}

/** The home at an index of the data as a suggestion. */
export function listingSuggestion(data: SearchData, words: SearchWords, index: number): Suggestion {
  const reference = referenceAt(data, index);
  const area = data.siteArea[data.column.site[index] ?? 0] ?? -1;
  const isOffMarket = data.column.offMarket[index] !== 0;
  return {
    kind: 'listing',
    key: `listing:${reference}`,
    name: reference,
    within: placeNames(words, area),
    count: isOffMarket ? 0 : 1,
    slug: slugAt(data, words, index),
    reference,
    family: data.family,
    purpose: data.purpose,
    isOffMarket,
    type: null,
  };
}
