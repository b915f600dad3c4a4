import { features } from './filters/features';
import { fitsQuery } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import { type WantedFeature, wantedFeatureNames } from './vocabulary';

/** How many homes would be left with each further feature; features that no home of the data has are left out. */
export function featureCounts(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
): { feature: WantedFeature; count: number }[] {
  const fits = fitsQuery(query, data, words);
  return wantedFeatureNames.flatMap((feature) => {
    const has = features.fits({ features: [feature] }, data, words);
    if (!has) return [];
    let [count, offered] = [0, false];
    for (let index = 0; index < data.count; index++) {
      if (!has(index)) continue;
      offered = true;
      if (fits(index)) count++;
    }
    return offered ? [{ feature, count }] : [];
  });
}
