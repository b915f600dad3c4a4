import { features } from './filters/features';
import { filterNames, filters } from './filters/filters';
import { fitsQuery } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import { type WantedFeature, wantedFeatureNames } from './vocabulary';

/**
 * Counts the results with each additional feature. Omits features that no home has or that another filter covers,
 * unless they are in the query.
 */
export function featureCounts(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
): { feature: WantedFeature; count: number }[] {
  const fits = fitsQuery(query, data, words);
  const offered = filterNames.filter((name) => filters[name].isOffered(data, data));
  const elsewhere = new Set<string | undefined>(offered.map((name) => filters[name].feature));
  return wantedFeatureNames.flatMap((feature) => {
    if (elsewhere.has(feature) && !query.features.includes(feature)) return [];
    const has = features.fits({ features: [feature] }, data, words);
    if (!has) return [];
    let [count, isKnown] = [0, false];
    for (let index = 0; index < data.count; index++) {
      if (!has(index)) continue;
      isKnown = true;
      if (fits(index)) count++;
    }
    return isKnown ? [{ feature, count }] : [];
  });
}
