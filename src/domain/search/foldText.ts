import { westernDigits } from '../../i18n/westernDigits';

/** Letters that Unicode normalisation does not decompose: ى/ي, ة/ه, alef wasla, Persian forms, tatweel, hamza. */
const letters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ک: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  ـ: '',
  ء: '',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
};
const odd = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Normalises text in either script for comparison: lower case, no accents, hamza, tashkeel or tatweel, ى as ي, ة as ه,
 * Western digits, single spaces, no punctuation.
 */
export function foldText(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘`´ʼʿʾ]/gu, '')
    .replace(odd, (letter) => letters[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const arabicArticle = /^ال(?=..)/;

/** Removes the article from a folded Arabic word. */
export function withoutArticle(word: string): string {
  return word.replace(arabicArticle, '');
}

/** Articles as separate words in Latin script, including assimilated forms before ش, ر, س and so on. */
const latinArticles = new Set(['al', 'el', 'ul', 'the', 'ad', 'ar', 'as', 'ash', 'az', 'an', 'at']);

/** True for a folded article in Latin script: `al`, `el`, `the`, `as` (in "as Sadd"). */
export function isArticle(word: string): boolean {
  return latinArticles.has(word);
}

/** Merges transliterations of the same Arabic sound: long and short vowels, q and kh as k, gh as g, double letters. */
const sounds: [RegExp, string][] = [
  [/oo|ou/g, 'u'],
  [/ee|ie/g, 'i'],
  [/kh|q|ck/g, 'k'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
  [/ai/g, 'i'],
  [/([a-z])\1+/g, '$1'],
  [/(..[ai])h$/, '$1'],
];

/**
 * A phonetic key of a folded word: equal for `musheireb` and `mushairib`, `losail` and `lusail`, `gharrafa` and
 * `gharafah`. Arabic words and numbers are unchanged, except for leading zeros: "09" becomes "9".
 */
export function soundOf(word: string): string {
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, '');
  if (!/^[a-z]/.test(word)) return word;
  return sounds.reduce((sound, [pattern, instead]) => sound.replace(pattern, instead), word);
}

/**
 * The consonants of a phonetic key and its initial vowel: equal for `musheireb` and `msheireb`. Empty for words with
 * fewer than three consonants, which would match too many words.
 */
export function skeletonOf(sound: string): string {
  if (!/^[a-z]/.test(sound)) return '';
  const started = sound.replace(/^[aiu]+/, 'a');
  const consonants = started.slice(0, 1) + started.slice(1).replace(/[aiu]/g, '');
  return consonants.length >= 3 ? consonants : '';
}
