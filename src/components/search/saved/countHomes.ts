import { readSavedAddress } from '../../../domain/alerts/savedSearch';
import { matchingNumbers } from '../../../domain/search/fitsQuery';
import { withOfferedFilters } from '../../../domain/search/offeredFilters';
import { unknownNames } from '../../../domain/search/unknownNames';
import type { LocaleCode } from '../../../i18n/locales';
import { loadSearchIndex, loadSearchTexts } from '../loadSearchIndex';

/**
 * Finds the homes of a saved search.
 * @param address path and query of the results, without language prefix
 * @returns their reference numbers; null if the site has no such search any more, as when a place has another name
 * @throws Error when the search index cannot be loaded
 */
export async function countHomes(address: string, code: LocaleCode): Promise<number[] | null> {
  const query = readSavedAddress(address);
  if (!query) return null;
  const [path = '', parameters = ''] = address.split('?');
  // Without the texts, names are searched.
  if (query.text !== '') await loadSearchTexts(query).catch(() => {});
  const { data, words } = await loadSearchIndex(query, code);
  if (unknownNames(path, parameters, words)) return null;
  return matchingNumbers(withOfferedFilters(query, data), data, words);
}
