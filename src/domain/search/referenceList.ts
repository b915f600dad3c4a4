import { westernDigits } from '../../i18n/westernDigits';
import type { Listing } from '../content/listings';
import type { Kind } from './kind';
import { numberIn } from './references';
import { dataName } from './searchFiles';

/**
 * The numbers of all references, by family and purpose (`residential-rent`): ascending, each as the difference from the
 * one before it.
 */
export type ReferenceList = Record<string, number[]>;

/** Makes the list of all listings, sold and let ones too. */
export function makeReferenceList(listings: readonly Listing[]): ReferenceList {
  const numbers: Record<string, number[]> = {};
  for (const listing of listings) {
    const name = dataName(listing);
    const number = Number(listing.reference.replace(/\D/g, ''));
    if (numbers[name]) numbers[name].push(number);
    else numbers[name] = [number];
  }
  return Object.fromEntries(
    Object.entries(numbers).map(([name, own]) => {
      own.sort((a, b) => a - b);
      return [name, own.map((number, at) => number - (own[at - 1] ?? 0))];
    }),
  );
}

/** The kinds that have a home with exactly the typed reference. Fewer than three digits alone say nothing. */
export function kindsOfNumber(list: ReferenceList, text: string, kinds: readonly Kind[]): Kind[] {
  const isBare = /^\s*\d{0,2}\s*$/.test(westernDigits(text));
  if (isBare) return [];
  return kinds.filter((kind) => {
    const number = numberIn(text, kind.family);
    let rest = number ?? -1;
    for (const difference of list[dataName(kind)] ?? []) {
      rest -= difference;
      if (rest <= 0) break;
    }
    return number !== null && rest === 0;
  });
}
