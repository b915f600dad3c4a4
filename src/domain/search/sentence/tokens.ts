import { westernDigits } from '../../../i18n/westernDigits';
import { foldText } from '../foldText';

/** A word, number or sign of a typed sentence. */
export type Token = {
  /** Its position in the sentence. */
  start: number;
  end: number;
  /** Folded as `foldText` does; a sign as it is. */
  word: string;
  /** The value of digits, or null for words, signs, phone numbers and references. */
  number: number | null;
  /** True if a colon or an equals sign follows: "beds: 3". */
  isLabel: boolean;
  /** True at the end of the sentence and before a comma. */
  isLast: boolean;
};

/** More tokens than any sensible sentence has. What follows is not read. */
const most = 60;

// Digits that are not amounts: phone numbers of Qatar and the UK, and references of homes, such as "cap-1203".
const phones = String.raw`(?:\+|00)(?:974(?:[ -]?\d){8}|44(?:[ -]?\d){10})(?!\d)|[3-7]\d{4}(?!000)\d{3}(?![\d.,٫٬])`;
const references = String.raw`(?:cap|jsn)-?\d{1,9}`;
const names = new RegExp(`^(?:${phones}|${references})$`, 'i');
// "2,3 bedrooms" is a list rather than a decimal number.
const listed = String.raw`\d(?=(?:,\d)+ ?(?:b|rooms|غ))`;
const digits = String.raw`\d+(?:[.,٫٬]\d+)*`;
const squareMetres = String.raw`[mم][²2](?![\p{L}\p{N}])`;
const letters = String.raw`[\p{L}\p{M}\u0640][\p{L}\p{M}\u0640'’]*`;
const signs = '[£$€+<>≤≥/&~–—-]';
const pattern = new RegExp(
  `${phones}|${references}|${listed}|${digits}|${squareMetres}|${letters}|${signs}`,
  'giu',
);

/** Splits a sentence into tokens. Letters and digits are separate: "2br" is a number and a word. */
export function tokensOf(typed: string): Token[] {
  const text = westernDigits(typed);
  const found = [...text.matchAll(pattern)].slice(0, most);
  const tokens = found.map(([part], at): Token => {
    const start = found[at]?.index ?? 0;
    const rest = text.slice(start + part.length);
    const isNumber = /^\d/.test(part) && !names.test(part);
    return {
      start,
      end: start + part.length,
      word: isNumber ? part : foldText(part) || part.replace(/[–—~]/, '-'),
      number: isNumber ? numberOf(part) : null,
      isLabel: /^\s*[:：=]/.test(rest),
      isLast: /^\s*([,،;؛]|[.!?؟]*\s*$)/.test(rest),
    };
  });
  return joinThousands(tokens);
}

/** The value of digits with separators. A single separator before other than three digits is a decimal point. */
function numberOf(text: string): number {
  const parts = text.split(/[.,٬٫]/);
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => part.length === 3);
  if (isGrouped && !text.includes('٫')) return Number(parts.join(''));
  return Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`.replace(/^\./, ''));
}

/** "9 000" and "1 500 000" are one number. */
function joinThousands(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isRest = token.word === '000' && token.start === (last?.end ?? 0) + 1;
    if (!last || last.number === null || !isRest) joined.push({ ...token });
    else {
      last.number *= 1000;
      last.word += token.word;
      last.end = token.end;
      last.isLast = token.isLast;
    }
  }
  return joined;
}
