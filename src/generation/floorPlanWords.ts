import type { Dictionary, Words } from './words';

/** What may be written on a plan, as it is drawn: a name of `plans.json` and the pattern of its words. */
type Phrase = { name: string; pattern: RegExp; blanks: string[] };

const plural = /_(one|other)$/;
const blank = /\{\{(\w+)\}\}/g;

/** Letters of buildings, numbers of villas, marks of the scale: the same in every language. */
const needsNoWords = /^(?!N$)[A-Z]$|^[\d.,\s]*$/;

/**
 * The words of plans, read from the dictionary of the language that they are drawn in (`locales/en/plans.json`).
 * @returns what says a label of a plan in other words; null for a label that the dictionary does not know
 */
export function floorPlanWords(dictionary: Dictionary): (label: string, words: Words) => string | null {
  const phrases = Object.entries(dictionary).map(([key, text]) => phraseOf(key, text));
  // "Bath 2" before "Bath": a phrase with more words of its own is the surer find.
  phrases.sort((a, b) => a.blanks.length - b.blanks.length);
  return (label, words) => {
    const text = label.trim();
    if (needsNoWords.test(text)) return text;
    for (const { name, pattern, blanks } of phrases) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = blanks.map((each, index) => [each, readBlank(each, found[index + 1] ?? '')]);
      return words(`plans.${name}`, Object.fromEntries(values));
    }
    return null;
  };
}

function phraseOf(key: string, text: string): Phrase {
  const blanks = [...text.matchAll(blank)].map(([, name = '']) => name);
  const source = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('([\\w.]+)');
  return {
    name: key.replace(/^plans\./, '').replace(plural, ''),
    pattern: new RegExp(`^${source}$`),
    blanks,
  };
}

/** Counts are numbers, or no plural form would be found for them. */
const readBlank = (name: string, text: string) => (name === 'count' ? Number(text) : text);
