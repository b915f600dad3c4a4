import { printQuery } from '../../domain/search/query';
import { readResultsForm, resultsApi } from '../../domain/search/readResultsForm';
import { defaultLocale } from '../../i18n/locales';
import { findResults, longestTyped } from '../results/findResults';
import type { StockKeeper } from './stockKeeper';

/** Milliseconds for which the homes that were read last are used. */
const stockAge = 60_000;

/**
 * Returns the address on the site, without language prefix, of the search that the server's page of results shows
 * (`serveResults`): browsers without scripts have the address of that page. Anything else is returned as it is.
 * @throws Error if the homes cannot be read, on which the meaning of a typed text depends
 */
export async function addressOnSite(address: unknown, stock: Pick<StockKeeper, 'recent'>): Promise<unknown> {
  if (typeof address !== 'string' || !URL.canParse(address, 'https://localhost')) return address;
  const { pathname, searchParams } = new URL(address, 'https://localhost');
  if (!pathname.endsWith(resultsApi)) return address;
  const asked = readResultsForm(searchParams);
  if (asked.kind === null || asked.typed.length > longestTyped) return address;
  const current = await stock.recent(stockAge);
  if (current === null) throw new Error('the homes cannot be read');
  const found = findResults(asked, current, asked.language ?? defaultLocale);
  return 'path' in found ? found.path : printQuery(found.query);
}
