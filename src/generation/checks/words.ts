import { locales } from '../../i18n/locales';
import type { Fault } from '../fault';
import { positionAt } from '../positionAt';
import { show } from '../show';
import type { Check } from './check';
import { gluedPreposition } from './gluedPreposition';

const arabicLetter = /\p{Script=Arabic}/u;
const scripts = new Map<string, string>(locales.map(({ code, script }) => [code, script]));

/** Part of a text that should be another one. */
type WordSlip = { pattern: RegExp; expected: string; severity?: 'warning' };

/** Slips in texts of any language. */
const slips: readonly WordSlip[] = [
  {
    // Letters in UTF-8 that were read as Latin-1, such as "Ã©", "â€™" or "Ø§".
    pattern: /\ufffd|â€.?|Ã[\u0080-\u00bf]|(?:[ØÙ][^\sA-Za-z]){2,}/,
    expected: 'readable letters: the text was opened with another encoding and saved',
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX+)\b|[Ll]orem ipsum|نص تجريبي|هذا النص هو مثال/,
    expected: 'the final words',
  },
  {
    pattern: /[\u00ad\u200b\u2060\ufeff]/,
    expected: 'no invisible character in it',
    severity: 'warning',
  },
];

/** Slips in Arabic texts. */
const arabicSlips: readonly WordSlip[] = [
  {
    pattern: gluedPreposition,
    expected: 'a tatweel between the preposition and the figure, as in "بـ3"',
    severity: 'warning',
  },
  { pattern: /[٠-٩۰-۹]+/, expected: 'Western figures (0–9)', severity: 'warning' },
  {
    pattern: /\p{Script=Arabic}+\s*[,?;]/u,
    expected: 'Arabic commas and question marks (، ؟ ؛)',
    severity: 'warning',
  },
];

/**
 * Reports texts of content that are not meant for readers, such as placeholders and letters in the wrong encoding. Warns
 * about texts in another language than theirs, and about signs and figures that Arabic does not have.
 */
export const checkWords: Check = ({ items }) =>
  items.flatMap(({ file, value, texts }) => {
    const faults: Fault[] = [];
    const look = (inner: unknown, path: string, code: string | null): void => {
      if (typeof inner === 'string') {
        if (code === null) return;
        const text = path.startsWith('body.') ? texts[path.slice('body.'.length)] : undefined;
        for (const { at, ...fault } of slipsIn(inner, scripts.get(code))) {
          // The body is the text of its file without the space around it.
          const position = text && positionAt(text.text, text.text.indexOf(inner) + at);
          faults.push(text ? { file: text.file, path: '', ...position, ...fault } : { file, path, ...fault });
        }
      } else if (typeof inner === 'object' && inner !== null) {
        for (const [key, each] of Object.entries(inner)) {
          look(each, path ? `${path}.${key}` : key, scripts.has(key) ? key : code);
        }
      }
    };
    look(value, '', null);
    return faults;
  });

type FoundSlip = Pick<Fault, 'found' | 'expected' | 'severity'> & { at: number };

function slipsIn(text: string, script: string | undefined): FoundSlip[] {
  if (text.trim() && !/[\p{L}\p{N}]/u.test(text)) {
    // A text of nothing but marks of direction is shown as an empty one.
    const severity = /^[\p{Cf}\s]*$/u.test(text) ? undefined : 'warning';
    return [{ at: 0, found: show(text), expected: 'words', ...(severity && { severity }) }];
  }
  const found = slips.flatMap((slip) => slipOf(text, slip));
  if (found.length > 0) return found;
  const hasArabic = arabicLetter.test(text);
  const isOther =
    script === 'latin'
      ? hasArabic && isMostlyArabic(text)
      : hasArabic
        ? isEnglish(text)
        : /[A-Za-z]{3,}/.test(text);
  if (isOther) {
    const expected = script === 'latin' ? 'words in Latin script' : 'Arabic words';
    return [{ at: 0, found: show(text), expected, severity: 'warning' }];
  }
  const foreign = text.split(/\n\s*\n/).find(script === 'latin' ? isMostlyArabic : isEnglish);
  if (foreign) {
    const expected = script === 'latin' ? 'words in Latin script' : 'Arabic words';
    return [{ at: text.indexOf(foreign), found: show(foreign), expected, severity: 'warning' }];
  }
  return script === 'latin' ? [] : arabicSlips.flatMap((slip) => slipOf(text, slip));
}

/** The first match of a slip, with the word around it. */
function slipOf(text: string, { pattern, expected, severity }: WordSlip): FoundSlip[] {
  const at = text.search(pattern);
  if (at < 0) return [];
  const word = `${/\S*$/.exec(text.slice(0, at))?.[0]}${/^\S*/.exec(text.slice(at))?.[0]}`;
  return [{ at, found: show(word), expected, ...(severity && { severity }) }];
}

function isMostlyArabic(text: string): boolean {
  return countOf(/\p{Script=Arabic}/gu, text) > countOf(/[A-Za-z]/g, text);
}

/**
 * True for an Arabic text or paragraph of which most is in English. Names in a short text and addresses of links are
 * Latin, too.
 */
function isEnglish(text: string): boolean {
  const latin = countOf(/[A-Za-z]/g, text.replace(/\]\([^)]*\)/g, ''));
  const arabic = countOf(/\p{Script=Arabic}/gu, text);
  return latin > (arabic ? 100 : 20) && latin > 2 * arabic;
}

function countOf(letter: RegExp, text: string): number {
  return text.match(letter)?.length ?? 0;
}
