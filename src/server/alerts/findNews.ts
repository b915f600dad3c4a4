import { readSavedAddress } from '../../domain/alerts/savedSearch';
import { fitsQuery } from '../../domain/search/fitsQuery';
import { dataName } from '../../domain/search/searchFiles';
import { defaultLocale } from '../../i18n/locales';
import type { OfferRow, SavedSearchRow, ToldHome } from './alertTables';
import type { Stock } from './readStock';

/** A home on the market with an offer that is newer than the last comparison of some saved search. */
type Changed = {
  home: string;
  index: number;
  price: number;
  since: number;
  offers: readonly OfferRow[];
};

/** Changed homes by `dataName`, newest first. */
export type ChangedHomes = ReadonlyMap<string, readonly Changed[]>;

/** Groups the offers of changed homes. Homes that the stock does not contain are left out. */
export function changedHomes(stock: Stock, offers: readonly OfferRow[]): ChangedHomes {
  const byHome = new Map<string, OfferRow[]>();
  for (const offer of offers) {
    const known = byHome.get(offer.home);
    if (known) known.push(offer);
    else byHome.set(offer.home, [offer]);
  }
  const changed = new Map<string, Changed[]>();
  for (const [home, own] of byHome) {
    const at = stock.homes.get(home);
    const open = own.find(({ until }) => until === null);
    if (!at || !open) continue;
    const name = dataName(at.data);
    const item = { home, index: at.index, price: open.price, since: open.since, offers: own };
    const others = changed.get(name);
    if (others) others.push(item);
    else changed.set(name, [item]);
  }
  for (const homes of changed.values()) homes.sort((a, b) => a.index - b.index);
  return changed;
}

/**
 * Returns the homes that the owner of a saved search does not know yet, or knows only at a higher price: new ones
 * first. A home is known if the address was told of it, or if it was on offer when the search was confirmed.
 * @param told the lowest price of each home of which the address was told
 */
export function findNews(
  search: Pick<SavedSearchRow, 'address' | 'known_stock' | 'matched_stock'>,
  stock: Stock,
  changed: ChangedHomes,
  told: ReadonlyMap<string, number>,
): ToldHome[] {
  const query = readSavedAddress(search.address);
  const data = query && stock.data.get(dataName(query));
  const candidates = query && changed.get(dataName(query));
  if (!query || !data || !candidates) return [];
  // Homes that are sold or let are no news. Areas that no longer exist match nothing.
  const fits = fitsQuery({ ...query, includeOffMarket: false }, data, stock.words[defaultLocale]);
  const news: ToldHome[] = [];
  for (const { home, index, price, since, offers } of candidates) {
    if (since <= search.matched_stock || !fits(index)) continue;
    const was = knownPrice(offers, search.known_stock, told.get(home));
    if (was === null || price < was) news.push({ home, price, was });
  }
  return news.sort((a, b) => Number(a.was !== null) - Number(b.was !== null));
}

/** Returns the lowest price at which a home is known, or null if it is not known. */
function knownPrice(offers: readonly OfferRow[], stock: number, told: number | undefined): number | null {
  const atStart = offers.find(({ since, until }) => since <= stock && (until === null || until > stock));
  const known = [told, atStart?.price].filter((price) => price !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
}
