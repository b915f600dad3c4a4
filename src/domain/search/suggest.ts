import type { Family, PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import { isKindWord, typeOfWord } from './generalWords';
import { countryOfFamily } from './kind';
import { matchVocabulary, type NameIndex, nameIndexOf, prepareNameIndex, typedWords } from './nameIndex';
import { type NameMatch, rankForms } from './rankForms';
import { findReferences } from './references';
import type { SearchData } from './searchData';
import { placeNames, type SearchArea, type SearchWords } from './searchWords';
import { stockOf } from './stock';
import { referenceAt, slugAt } from './summaryAt';

/** Something that a visitor may mean. `name` and `within` are in the reader's language. */
export type Suggestion = {
  /** Tells suggestions apart: `place:lusail`. */
  key: string;
  name: string;
  /** Names of what holds it, the smallest first, the country left out: ["The Pearl Island", "Doha"]. */
  within: string[];
  /** Homes to be had there in this family and purpose, of every type. */
  count: number;
  /** The type of home that is typed beside the name, as in "villa al waab"; null for none. */
  type: PropertyType | null;
} /** Of another family than the one searched when it lies in another country; its homes are then not counted. */ & (
  | { kind: 'place'; area: string; family: Family }
  /** Search for its name in its area. */
  | { kind: 'building'; area: string }
  /** Has a page of its own at /offplan/{slug}/ or /{slug}/. */
  | { kind: 'project' | 'development'; area: string; slug: string }
  /** Search for its name. */
  | { kind: 'developer' }
  /** One home: `name` is its reference. */
  | { kind: 'listing'; index: number; slug: string; reference: string }
);

/** What a visitor may choose: something that is suggested, or words to look for. */
export type Choice = Suggestion | { kind: 'words'; text: string };

type Ranked = { score: number; suggestion: Suggestion };

/** What each kind is ahead of others that fit as well. */
const kindScore = { place: 6, building: 2, project: 3, development: 2, developer: 0 };

/**
 * What a visitor may mean by what is typed so far, in either language and script, the likeliest first. Forgives other
 * transliterations and small typing errors; nothing typed suggests nothing.
 * @param limit how many at most
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
 * Makes ready a little of what the first suggestion needs, for idle moments before anything is typed: 20 ms or so in all.
 * @returns true when nothing is left to do
 */
export function prepareSuggestions(data: SearchData, words: SearchWords): boolean {
  if (!prepareNameIndex(words)) return false;
  // Once unseen: what runs for the first time has to be compiled, and the first letter would wait for it.
  suggest(data, words, words.areas[0]?.name.slice(0, 4) ?? '');
  return true;
}

/** The type of home among typed words, and the others; only for a type that the data have, beside other words. */
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
    // Of names that fit equally, the place with more homes is meant more often.
    const size = suggestion.count > 0 ? Math.log2(1 + suggestion.count) : -10;
    if (score > 0) ranked.push({ score: score + kindScore[kind] + size, suggestion });
  };
  words.areas.forEach((area, at) => {
    const { slug, name } = area;
    const place = {
      key: `place:${slug}${ofType}`,
      type,
      name,
      within: namesAbove(words, area.parent),
      area: slug,
    };
    const count = stock.areas[at] ?? 0;
    const family = familyIn(data.family, words, area);
    add('place', areas[at]?.score ?? 0, { kind: 'place', count, family, ...place });
  });
  words.buildings.forEach(({ area, name }, at) => {
    const count = stock.buildings[at] ?? 0;
    // A tower that is a place too is suggested as the place.
    if (count === 0 || name === words.areas[area]?.name) return;
    const slug = words.areas[area]?.slug ?? '';
    const { score } = rankForms(index.buildings[at] ?? [], matches, around(area), isTower);
    const suggestion = {
      key: `building:${at}${ofType}`,
      type,
      name,
      within: namesAbove(words, area),
      count,
      area: slug,
    };
    add('building', score, { kind: 'building', ...suggestion });
  });
  words.projects.forEach(({ kind, slug, area, name }, at) => {
    const { score } = rankForms(index.projects[at] ?? [], matches, around(area));
    const common = { key: `${kind}:${slug}${ofType}`, type, name, within: namesAbove(words, area) };
    const count = stock.projects[at] ?? 0;
    add(kind, score, { kind, slug, area: words.areas[area]?.slug ?? '', count, ...common });
  });
  words.developers.forEach(({ name }, at) => {
    const count = stock.developers[at] ?? 0;
    const { score } = rankForms(index.developers[at] ?? [], matches);
    if (count > 0)
      add('developer', score, {
        kind: 'developer',
        key: `developer:${at}${ofType}`,
        type,
        name,
        within: [],
        count,
      });
  });
  return ranked;
}

/** Each area after the one that holds it, as a child may be named together with its parents. */
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

/** For each typed word, whether it says no more than this kind. */
function kindsIn(typed: readonly string[], kind: SearchArea['kind']): boolean[] {
  return typed.map((word) => isKindWord(word, kind));
}

/** The family itself where it is offered; in the other country the family that is offered there. */
function familyIn(family: Family, words: SearchWords, { chain }: SearchArea): Family {
  const country = words.areas[chain.at(-1) ?? -1]?.slug;
  if (country === countryOfFamily(family)) return family;
  return country === 'uk' ? 'new-homes' : 'residential';
}

function namesAbove(words: SearchWords, area: number): string[] {
  return words.areas[area]?.kind === 'country' ? [] : placeNames(words, area);
}

function listingSuggestion(data: SearchData, words: SearchWords, index: number): Suggestion {
  const reference = referenceAt(data, index);
  const area = data.siteArea[data.column.site[index] ?? 0] ?? -1;
  const within = placeNames(words, area);
  const count = data.column.gone[index] === 0 ? 1 : 0;
  const slug = slugAt(data, index);
  return {
    kind: 'listing',
    key: `listing:${reference}`,
    name: reference,
    within,
    count,
    index,
    slug,
    reference,
    type: null,
  };
}
