/** A cliché to avoid and its replacement. */
export type WornPhrase = { phrase: RegExp; instead: string };

const digits: WornPhrase = { phrase: /[٠-٩۰-۹]/, instead: 'Western figures, 0 to 9' };
const squareMetres: WornPhrase = { phrase: /\b(sq\.? ?m|sqm|m2)\b/i, instead: 'm²' };

/** Clichés by language, found in an editorial review. They are a matter of style, so a match is a warning. */
export const wornPhrases: Readonly<Record<string, readonly WornPhrase[]>> = {
  en: [
    digits,
    squareMetres,
    {
      phrase: /\bas the crow flies|by the (ruler|straight line)|\d ?km\b/i,
      instead: 'no distances in prose',
    },
    {
      phrase: /\b(stunning|luxurious|nestled|boasts?|dream home|must[- ]see|prime location|oasis)\b/i,
      instead: 'what can be seen',
    },
    { phrase: /\bit stands beside\b/i, instead: '“you will find it beside”' },
    {
      phrase: /\bsteering wheel|daily life is helped|both cars of a couple\b/i,
      instead: 'a sentence of this home',
    },
    {
      phrase: /\bDoha’s tallest|tallest (tower|building)s? in (Doha|Qatar)\b/i,
      instead: 'no record: the Torch is taller',
    },
    { phrase: /!/, instead: 'no exclamation mark' },
  ],
  ar: [
    digits,
    { phrase: /\d متر مربع|م2(?!\d)/, instead: '«م²»' },
    { phrase: /كيلومتر|\d ?كم(?=[\s.،]|$)|خط مستقيم/, instead: 'no distances in prose' },
    { phrase: /رسوم الخدمات/, instead: '«رسوم الخدمة»' },
    { phrase: /ضريبة (ال)?دمغة/, instead: '«رسوم الدمغة»' },
    { phrase: /أعلى (مباني|أبراج) (الدوحة|قطر)/, instead: 'no record: the Torch is taller' },
    { phrase: /(?<!\S)[بلك]\d/, instead: 'a word, or «بـ» before a figure' },
    { phrase: /[اأإآء-ي]اً/, instead: 'tanwin before the alef: «ـًا»' },
    { phrase: /!/, instead: 'no exclamation mark' },
  ],
};
