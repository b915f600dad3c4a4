import { chooseSuggestion } from '../../domain/search/chooseSuggestion';
import { withOfferedFilters } from '../../domain/search/offeredFilters';
import { likeliestOption, placeOptions } from '../../domain/search/placeOptions';
import { parseQuery, printQuery, type SearchQuery, withKnownAreas } from '../../domain/search/query';
import type { ResultsRequest } from '../../domain/search/readResultsForm';
import { findReferences, numberIn } from '../../domain/search/references';
import { type SearchResult, search } from '../../domain/search/search';
import type { SearchData } from '../../domain/search/searchData';
import { dataName } from '../../domain/search/searchFiles';
import { areaOf, type SearchWords } from '../../domain/search/searchWords';
import type { Guess } from '../../domain/search/sentence/reading';
import { readSentence } from '../../domain/search/sentence/readSentence';
import { listingSuggestion, type Suggestion } from '../../domain/search/suggest';
import { type UnknownNames, unknownNames } from '../../domain/search/unknownNames';
import type { LocaleCode } from '../../i18n/locales';
import type { Stock } from '../alerts/readStock';

/** The most characters of a typed text that is read. Reading takes longer than anything else here: 0.3 ms a character. */
export const longestTyped = 200;

/** A search and its homes. */
export type Results = {
  query: SearchQuery;
  data: SearchData;
  words: SearchWords;
  result: SearchResult;
  unknown: UnknownNames | null;
  /** The parameters as they were sent, for those that cannot be read. */
  sent: URLSearchParams;
  /** Searches for places that the typed text probably means. */
  guesses: { guess: Guess; query: SearchQuery }[];
  /** The slug of the area from which travel times are estimated; null without one. */
  ownPlace: string | null;
};

/** The homes of a request, or the path of another page without language prefix. */
export type Found = Results | { path: string };

/**
 * Finds the homes of a request as the search in the browser does: what was typed is read first, then unknown places and
 * filters that are not offered are left out.
 */
export function findResults(request: ResultsRequest, stock: Stock, code: LocaleCode): Found {
  const words = stock.words[code];
  const { pathname, typed } = request;
  const ownPlace = words.areaIndex.has(request.ownPlace ?? '') ? request.ownPlace : null;
  const asked = parseQuery(pathname, request.search) as SearchQuery;
  const meant = typed === '' ? { next: asked, guesses: [] } : readTyped(typed, asked, stock, words);
  if (typeof meant.next === 'string') return { path: meant.next };
  const known = withKnownAreas(meant.next, (slug) => words.areaIndex.has(slug));
  const data = withPlace(dataOf(stock, known), known, words, ownPlace);
  const query = withOfferedFilters(known, data);
  const result = search(data, words, query);
  return {
    query: { ...query, page: result.page, view: 'list' },
    data,
    words,
    result,
    unknown: unknownNames(pathname, request.search, words),
    sent: new URLSearchParams(request.search),
    guesses: meant.guesses,
    ownPlace,
  };
}

/** Returns the path of the prerendered page with exactly these homes, without language prefix, or null. */
export function prerenderedPath({ query, result, unknown, guesses }: Results): string | null {
  const path = printQuery(query);
  // Pages with homes on the market are prerendered (`resultsWithStock`).
  const isPlain = !path.includes('?') && result.total > 0;
  return isPlain && unknown === null && guesses.length === 0 ? path : null;
}

function readTyped(typed: string, asked: SearchQuery, stock: Stock, words: SearchWords) {
  const data = dataOf(stock, asked);
  const elsewhere = [...stock.data.values()].flatMap((other) =>
    other === data ? [] : homeWithReference(other, typed, words),
  );
  const sources = { searchIndex: { data, words }, read: readSentence, elsewhere };
  const guesses = placeOptions(typed, sources).flatMap((option) => {
    const next = option.kind === 'sentence' ? chooseSuggestion(asked, option) : '';
    if (option.kind !== 'sentence' || typeof next === 'string') return [];
    return option.reading.guesses.map((guess) => ({ guess, query: next }));
  });
  return { next: chooseSuggestion(asked, likeliestOption(typed, sources)), guesses };
}

/** Returns the home with exactly the typed reference. One or two digits alone find none: they may mean anything. */
function homeWithReference(data: SearchData, typed: string, words: SearchWords): Suggestion[] {
  const number = numberIn(typed, data.family);
  if (number === null || (number < 100 && !/\p{L}/u.test(typed))) return [];
  return findReferences(data, typed, 1)
    .filter((index) => data.column.number[index] === number)
    .map((index) => listingSuggestion(data, words, index));
}

/** Returns the homes with a visitor's own place, which is part of the data of a search. */
function withPlace(
  data: SearchData,
  { travel }: SearchQuery,
  words: SearchWords,
  ownPlace: string | null,
): SearchData {
  const point = areaOf(words, ownPlace)?.point;
  if (!travel || !point) return data;
  return { ...data, ownPlace: { point, area: ownPlace, mode: travel.mode } };
}

function dataOf(stock: Stock, query: SearchQuery): SearchData {
  const data = stock.data.get(dataName(query));
  if (!data) throw new Error(`the stock has no data ${dataName(query)}`);
  return data;
}
