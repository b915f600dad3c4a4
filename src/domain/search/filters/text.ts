import { fitsText } from '../fitsText';
import { always, type SearchFilter } from './searchFilter';

type Asked = {
  /** Words to find in the names of places and buildings, or a reference number. Empty if not set. */
  text: string;
};

/** Matches the names of a home's building, project and areas, its type, and its reference. */
export const text: SearchFilter<Asked, Record<never, never>, 'type'> = {
  notAsked: () => ({ text: '' }),
  parameters: {
    text: {
      name: 'text',
      parse: tidyText,
      print: (text) => new URLSearchParams([['', tidyText(text)]]).toString().slice(1),
    },
  },
  columns: {},
  fits: (asked, homes, words) => fitsText(asked.text, homes, words),
  isOffered: always,
  isKept: always,
  shownIn: 'field',
  label: (asked, { t }) => t('results.quoted', { text: asked.text }),
  relaxed: { label: (asked, { t }) => t('results.none.without', { filter: asked.text }) },
};

/** Normalises a search text: single spaces, trimmed, at most 80 characters. */
export function tidyText(text: string): string {
  // Slicing may split a surrogate pair, and a lone surrogate cannot be encoded in a URL.
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim();
}
