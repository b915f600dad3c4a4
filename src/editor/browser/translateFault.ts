import type { FaultPhrase, ShownFault } from '../../browser/showFaults';
import { getLocale, type LocaleCode } from '../../i18n/locales';

/**
 * Translations of the sentences of faults by the English ones, in `locales/editor/`. `{}` stands for values, which stay
 * as they are, and `{text}` for another sentence of the table.
 */
export type FaultTexts = Readonly<Record<string, string>>;

/** Values: what stands in quotation marks, numbers, dates and file names, one or several. */
const value = '(?:"[^"]*"|(?:[^\\s",()]|,(?=\\d))+)';
const holes: Record<string, string> = { '{}': `(${value}(?:, ${value})*)`, '{text}': '(.+)' };

/**
 * Returns what is wrong in words of a language.
 * @returns null if the table lacks one of its sentences
 */
export function translateFault(
  { found, expected }: Pick<ShownFault, 'found' | 'expected'>,
  texts: FaultTexts,
  code: LocaleCode,
): FaultPhrase | null {
  const parts = [translate(found, texts), translate(expected, texts)];
  const whole = texts['found {text}, expected {text}'];
  if (!whole || parts.includes(null)) return null;
  const text = fill(whole, parts as string[]);
  return { text, lang: code, dir: getLocale(code).dir };
}

function translate(sentence: string, texts: FaultTexts): string | null {
  if (isValue(sentence)) return isolate(sentence);
  const known = texts[sentence];
  if (known) return known;
  for (const [pattern, translation] of Object.entries(texts)) {
    const found = patternOf(pattern)?.exec(sentence);
    if (!found) continue;
    const names = pattern.match(/\{(text)?\}/g) ?? [];
    const parts = names.map((name, index) => {
      const part = found[index + 1] ?? '';
      return name === '{}' ? isolate(part) : translate(part, texts);
    });
    if (!parts.includes(null)) return fill(translation, parts as string[]);
  }
  return null;
}

/** The expression for a sentence with holes; null for one without. */
function patternOf(sentence: string): RegExp | null {
  if (!/\{(text)?\}/.test(sentence)) return null;
  const parts = sentence
    .split(/(\{(?:text)?\})/)
    .map((part) => holes[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('')}$`);
}

/** Fills the holes of a translation, which has them in the order of the English sentence. */
function fill(translation: string, parts: readonly string[]): string {
  const left = [...parts];
  return translation.replace(/\{(text)?\}/g, () => left.shift() ?? '');
}

/** True for a value as `content:check` shows it: in JSON, long ones cut. */
function isValue(text: string): boolean {
  if (text.endsWith('…')) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the direction of a value within a sentence from right to left (FIRST STRONG ISOLATE). */
function isolate(part: string): string {
  return `\u2068${part}\u2069`;
}
