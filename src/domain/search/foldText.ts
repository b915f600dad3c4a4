import { westernDigits } from '../../i18n/westernDigits';

/** Letters that Unicode does not take apart: ى/ي, ة/ه, alef wasla, Persian forms, tatweel and the lone hamza. */
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
 * Words as they are compared, in either script: small letters without accents, hamza, tashkeel or tatweel, ى as ي and
 * ة as ه, Western figures, single spaces and nothing else.
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

/** A folded Arabic word without its article; other words as they are. */
export function withoutArticle(word: string): string {
  return word.replace(arabicArticle, '');
}

/** Articles that stand as words of their own in Latin script, also as they are spoken before ش, ر, س and so on. */
const latinArticles = new Set(['al', 'el', 'ul', 'the', 'ad', 'ar', 'as', 'ash', 'az', 'an', 'at']);

/** True for a folded Latin word that names nothing by itself: `al`, `el`, `the`, `as` (in "as Sadd"). */
export function isArticle(word: string): boolean {
  return latinArticles.has(word);
}

/** How transliterations of one Arabic sound meet: long and short vowels, q and kh as k, gh as g, doubled letters. */
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
 * A folded word as it sounds: `musheireb` and `mushairib`, `losail` and `lusail`, `gharrafa` and `gharafah` become the
 * same. Arabic and figures stay, but for zeros in front: "09" is "9".
 */
export function soundOf(word: string): string {
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, '');
  if (!/^[a-z]/.test(word)) return word;
  return sounds.reduce((sound, [pattern, instead]) => sound.replace(pattern, instead), word);
}

/**
 * The consonants of a sound, with a vowel in front kept: `musheireb` and `msheireb` meet here. Empty for words with
 * fewer than three, which would meet too much.
 */
export function skeletonOf(sound: string): string {
  if (!/^[a-z]/.test(sound)) return '';
  const started = sound.replace(/^[aiu]+/, 'a');
  const consonants = started.slice(0, 1) + started.slice(1).replace(/[aiu]/g, '');
  return consonants.length >= 3 ? consonants : '';
}
