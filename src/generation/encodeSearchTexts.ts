import type { Listing } from '../domain/content/listings';
import { type EncodedSearchTexts, wordsOfTexts } from '../domain/search/searchTexts';

/**
 * Encodes the words of titles and descriptions as an inverted index.
 * @param listings in the order of the search data
 * @param data the URL of the search data
 */
export function encodeSearchTexts(
  listings: readonly Pick<Listing, 'title' | 'description'>[],
  data: string,
): EncodedSearchTexts {
  const homes = new Map<string, number[]>();
  listings.forEach(({ title, description }, index) => {
    for (const word of wordsOfTexts([...Object.values(title), ...Object.values(description)])) {
      const known = homes.get(word);
      if (known) known.push(index);
      else homes.set(word, [index]);
    }
  });
  // By code units, as the search compares them.
  const words = [...homes.keys()].sort((a, b) => (a < b ? -1 : 1));
  const steps = (all: readonly number[]) => all.map((index, at) => index - (all[at - 1] ?? 0));
  return { data, words: words.join(' '), homes: words.map((word) => steps(homes.get(word) ?? [])) };
}
