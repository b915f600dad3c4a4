import { editDistance } from '../editDistance';
import { typeOfWord } from '../generalWords';
import type { SearchWords } from '../searchWords';
import { isNameWord } from './findPlaces';
import { isOrdinary } from './isOrdinary';
import { knownWords } from './knownWords';
import { refusing, refusingPlaces } from './refusals';
import type { Token } from './tokens';
import { withoutPrefixes } from './withoutPrefixes';

/** Shorter words are not corrected: too many others are one letter away. */
const shortest = 5;

/** Words of the text search's own tables that are long enough to be mistyped. */
const general = [
  ...['apartment', 'apartments', 'villas', 'duplex', 'duplexes'],
  ...['compound', 'penthouse', 'office', 'offices'],
];
const candidates = [...knownWords, ...general].filter((word) => word.length >= shortest);

/** Replaces mistyped words of the tables, one error in a word of five letters or more, two from nine letters on. */
export function correctWords(tokens: readonly Token[], words: SearchWords): Token[] {
  return tokens.map((token) => {
    const { word } = token;
    const bare = withoutPrefixes(word);
    const isKnown =
      knownWords.has(word) || knownWords.has(bare) || typeOfWord(word) !== null || typeOfWord(bare) !== null;
    if (word.length < shortest || token.number !== null || isKnown) return token;
    if (isOrdinary(word) || refusing.has(word) || refusingPlaces.has(word) || isNameWord(words, word))
      return token;
    return { ...token, word: nearest(word) ?? word };
  });
}

function nearest(word: string): string | null {
  const most = word.length >= 9 ? 2 : 1;
  let [best, found] = [most + 1, null as string | null];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most || candidate[0] !== word[0]) continue;
    const { whole } = editDistance(word, candidate, most);
    if (whole < best) [best, found] = [whole, candidate];
  }
  return found;
}
