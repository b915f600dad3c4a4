import { westernDigits } from '../../i18n/westernDigits';
import { isReference } from './references';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import type { readSentence } from './sentence/readSentence';
import { type Choice, type Suggestion, suggest } from './suggest';

/** The homes of one kind, and the names in one language. */
type SearchIndex = { data: SearchData; words: SearchWords };
type ReadSentence = typeof readSentence;

/** What the options are made from. Parts are null until they have loaded. */
export type OptionSources = {
  searchIndex: SearchIndex | null;
  read: ReadSentence | null;
  /** Homes of other kinds whose reference is typed. */
  elsewhere: readonly Suggestion[];
};

const most = 6;

/**
 * The options for a typed text, the likeliest first: the home with this reference, filters read from a sentence, names
 * of places, and a search for the text itself.
 */
export function placeOptions(
  text: string,
  { searchIndex, read, elsewhere }: OptionSources,
  taken: readonly string[] = [],
): Choice[] {
  const typed = text.trim();
  if (typed === '') return [];
  const found = searchIndex ? suggest(searchIndex.data, searchIndex.words, typed, most) : [];
  const names = found.filter(({ key }) => !taken.includes(key));
  const words: Choice[] = typed.length > 1 ? [{ kind: 'words', text: typed }] : [];
  if (isReference(typed))
    return [...exactFirst(typed, [...elsewhere, ...names]), ...words].slice(0, most + 1);
  const sentences = searchIndex && read ? sentenceOptions(typed, searchIndex, read, names[0]) : [];
  const isFeature = !/\s/.test(typed) && names.length > 0 && sentences.every(isOnlyFeature);
  const options = isFeature ? [...names, ...sentences] : [...sentences, ...names];
  return [...options.slice(0, most), ...words];
}

/** Puts homes with exactly the typed number first, if it has three digits or more or letters before them. */
function exactFirst(typed: string, options: readonly Suggestion[]): Suggestion[] {
  const digits = digitsOf(typed);
  const isExact = (option: Suggestion) => option.kind === 'listing' && digitsOf(option.reference) === digits;
  if (digits.length < 3 && !/\p{L}/u.test(typed)) return [...options];
  return [...options.filter(isExact), ...options.filter((option) => !isExact(option))];
}

function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '').replace(/^0+/, '');
}

function sentenceOptions(
  typed: string,
  { data, words }: SearchIndex,
  read: ReadSentence,
  best: Suggestion | undefined,
): Choice[] {
  return read(typed, { family: data.family, purpose: data.purpose }, words, data)
    .filter(({ left, fields: { areas, type = null, text: _, ...rest } }) => {
      const isOnlyPlace = Object.keys(rest).length === 0 && areas?.length === 1;
      // The suggestion of the place says more: what holds it, and others of that name.
      const isSaid = best?.kind === 'place' && best.area === areas?.[0] && best.type === type;
      // The words that are left may be the beginning of the place's name: "marina distr".
      const isCovered = type === null && left.length === 0 ? best !== undefined : isSaid;
      return !(isOnlyPlace && isCovered);
    })
    .map((reading) => ({
      kind: 'sentence',
      key: `sentence:${reading.kind.family}-${reading.kind.purpose}`,
      reading,
    }));
}

function isOnlyFeature(choice: Choice): boolean {
  return choice.kind === 'sentence' && Object.keys(choice.reading.fields).join() === 'features';
}

/**
 * The meaning of a text that is sent without a choice among its options: the first of them, but for one that guesses a
 * place, because the visitor has not seen what was guessed.
 */
export function likeliestOption(text: string, sources: OptionSources): Choice {
  const isSure = (choice: Choice) => choice.kind !== 'sentence' || choice.reading.guesses.length === 0;
  return placeOptions(text, sources).find(isSure) ?? { kind: 'words', text: text.trim() };
}
