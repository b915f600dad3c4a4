import type { Dictionary, Words } from './words';

/** A possible label of a plan: a key of `plans.json` and the pattern of its text. */
type Phrase = { name: string; pattern: RegExp; blanks: string[] };

const plural = /_(one|other)$/;
const blank = /\{\{(\w+)\}\}/g;

/** Labels that need no translation: letters of buildings, numbers of villas, figures of the scale. */
const needsNoWords = /^(?!N$)[A-Z]$|^[\d.,\s]*$/;

/**
 * Creates a function that translates labels of floor plans. It returns null for an unknown label.
 * @param dictionary texts in the language in which plans are drawn (`locales/en/plans.json`)
 */
export function floorPlanWords(dictionary: Dictionary): (label: string, words: Words) => string | null {
  const phrases = Object.entries(dictionary).map(([key, text]) => phraseOf(key, text));
  // Phrases with fewer placeholders first: they match more specifically.
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

/** Converts counts to numbers, which plural forms require. */
const readBlank = (name: string, text: string) => (name === 'count' ? Number(text) : text);
