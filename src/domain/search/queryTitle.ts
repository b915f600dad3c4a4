import { formatList } from '../../i18n/format';
import type { LabelContext } from './filters/searchFilter';
import { countryOfFamily } from './kind';
import type { SearchQuery } from './query';
import { areaOf, type SearchWords } from './searchWords';
import { typeKey } from './typeKey';

/** Describes a search for headings, titles and breadcrumbs: "Apartments for rent in Lusail and West Bay". */
export function queryTitle(
  { family, purpose, areas, type }: Pick<SearchQuery, 'family' | 'purpose' | 'areas' | 'type'>,
  words: SearchWords,
  { t, code }: Pick<LabelContext, 't' | 'code'>,
): string {
  const names = areas.map((slug) => areaOf(words, slug)?.name ?? '');
  const country = areaOf(words, countryOfFamily(family))?.name ?? '';
  return t(`search.title.${purpose}`, {
    what: type ? t(typeKey(family, type)) : t(`search.family.${family}.any`),
    place: formatList(names.filter(Boolean).length > 0 ? names : [country], code),
  });
}
