import { useCallback } from 'react';
import { countryOfFamily } from '../../../domain/search/kind';
import type { SearchQuery } from '../../../domain/search/query';
import type { SearchWords } from '../../../domain/search/searchWords';
import { typeKey } from '../../../domain/search/typeKey';
import { formatList } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';

type Titled = Pick<SearchQuery, 'family' | 'purpose' | 'areas' | 'type'>;

/**
 * Returns a function that describes a search for headings, titles and breadcrumbs: "Apartments for rent in Lusail and
 * West Bay".
 */
export function useResultsTitle(): (query: Titled, words: SearchWords) => string {
  const { t, code } = useWords();
  return useCallback(
    ({ family, purpose, areas, type }, words) => {
      const names = areas.map((slug) => words.areas[words.areaIndex.get(slug) ?? -1]?.name ?? '');
      const country = words.areas[words.areaIndex.get(countryOfFamily(family)) ?? -1]?.name ?? '';
      return t(`search.title.${purpose}`, {
        what: type ? t(typeKey(family, type)) : t(`search.family.${family}.any`),
        place: formatList(names.filter(Boolean).length > 0 ? names : [country], code),
      });
    },
    [t, code],
  );
}
