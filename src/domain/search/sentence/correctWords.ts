import { editDistance } from '../editDistance';
import { typeOfWord } from '../generalWords';
import type { SearchWords } from '../searchWords';
import { announcers, comparators, completionWords, roomAmounts, units } from './amountWords';
import { connectingWords } from './connectingWords';
import { featureWords } from './featureWords';
import { isNameWord } from './findPlaces';
import { multipliers, numberWords } from './numberWords';
import { ordinaryWords } from './ordinaryWords';
import type { Token } from './tokens';
import { typeWords } from './typeWords';
import { wishWords } from './wishWords';

/** Shorter words are not corrected: too many others are one letter away. */
const shortest = 5;

const tables = [
  comparators,
  units,
  roomAmounts,
  completionWords,
  featureWords,
  typeWords,
  wishWords,
  connectingWords,
];
const known = new Set([
  ...tables.flatMap((table) => [...table.keys()]).flatMap((phrase) => phrase.split(' ')),
  ...announcers,
  ...numberWords.keys(),
  ...multipliers.keys(),
]);
/** Words of the text search's own tables that are long enough to be mistyped. */
const general = [
  'apartment',
  'apartments',
  'villas',
  'duplex',
  'duplexes',
  'compound',
  'penthouse',
  'office',
  'offices',
];
const candidates = [...known, ...general].filter((word) => word.length >= shortest);

/** Replaces mistyped words of the tables, one error in a word of five letters or more, two from nine letters on. */
export function correctWords(tokens: readonly Token[], words: SearchWords): Token[] {
  return tokens.map((token) => {
    const { word } = token;
    const bare = word.replace(/^(و?ال|بال|لل|[وبل])(?=...)/, '');
    const isKnown =
      known.has(word) || known.has(bare) || typeOfWord(word) !== null || typeOfWord(bare) !== null;
    if (word.length < shortest || token.number !== null || isKnown) return token;
    if (ordinaryWords.has(word) || ordinaryWords.has(bare) || isNameWord(words, word)) return token;
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
