import { fitsText } from '../fitsText';
import { always, type SearchFilter } from './searchFilter';

type Asked = {
  /** Words to find in the names of places and buildings, or a reference number; empty for none. */
  text: string;
};

/** Words in the names of a home's building, project and places, its type, or its reference. */
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
  relaxed: { givesUp: 'each', label: (asked, { t }) => t('results.none.without', { filter: asked.text }) },
};

/** Text as it is searched for: single spaces, none at the ends, 80 characters at most. */
export function tidyText(text: string): string {
  // Half a pair of code units, as cutting may leave it, cannot stand in an address.
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim();
}
