import type { ValuationFiles } from '../../domain/calculators/calculatorView';
import { type Comparable, comparablesOf } from '../../domain/calculators/comparables';
import type { Purpose } from '../../domain/content/listings';
import { decodeSearchData, type EncodedSearchData, type SearchData } from '../../domain/search/searchData';
import { decodeWords, type EncodedWords, type SearchWords } from '../../domain/search/searchWords';
import type { LocaleCode } from '../../i18n/locales';

/** Comparable homes with their search data. */
export type Stock = { words: SearchWords; data: SearchData; comparables: Comparable[] };

/**
 * Loads the search data files, which may be in the browser's cache already.
 * @throws if they cannot be loaded
 */
export async function loadStock(files: ValuationFiles, purpose: Purpose, code: LocaleCode): Promise<Stock> {
  const [encodedWords, encodedData] = await Promise.all([
    fetchJson<EncodedWords>(files.words),
    fetchJson<EncodedSearchData>(files[purpose]),
  ]);
  const words = decodeWords(encodedWords, code);
  const data = decodeSearchData(encodedData, words);
  return { words, data, comparables: comparablesOf(data, words) };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
