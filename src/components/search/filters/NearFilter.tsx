import { useState } from 'react';
import { distances, type Near } from '../../../domain/search/filters/near';
import { countMatches } from '../../../domain/search/fitsQuery';
import { countryOfFamily } from '../../../domain/search/kind';
import type { SearchQuery } from '../../../domain/search/query';
import { areaOf } from '../../../domain/search/searchWords';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { PlaceField } from '../place/PlaceField';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';
import * as styles from './NearFilter.module.css';

/**
 * A place, and the distance from it. With a distance, the search covers the whole country, because a home nearby may
 * lie in another area.
 */
export function NearFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t, code } = useWords();
  const { data, words } = searchIndex;
  const country = countryOfFamily(query.family);
  const [kept, setKept] = useState(() => onlyArea(query, country));
  const place = query.near?.area ?? kept;
  const name = areaOf(words, place)?.name ?? null;
  const within = (area: string, kilometres: Near['kilometres'] | null): SearchQuery =>
    kilometres === null
      ? { ...query, near: null, areas: [area] }
      : { ...query, near: { area, kilometres }, areas: [country] };
  const choose = (area: string) => {
    setKept(area);
    change(within(area, query.near?.kilometres ?? 2));
  };
  const clear = () => {
    setKept(null);
    change({ ...query, near: null, areas: query.near ? query.areas : [country] });
  };
  return (
    <div className={styles.near}>
      <h3>{t('results.filter.near')}</h3>
      <PlaceField
        label={t('results.nearPlace')}
        searchIndex={searchIndex}
        chosen={name}
        onChoose={choose}
        onClear={clear}
      />
      {place !== null && name !== null && (
        <FilterChoices
          label={t('results.nearDistance')}
          hint={t('results.nearHint')}
          choices={[null, ...distances].map((kilometres) => ({
            value: kilometres,
            label:
              kilometres === null
                ? t('results.inPlaceOnly', { name })
                : t('common.kilometres', { value: formatNumber(kilometres, code, 1) }),
            count: countMatches(within(place, kilometres), data, words),
          }))}
          value={query.near?.kilometres ?? null}
          onChange={(kilometres) => change(within(place, kilometres))}
        />
      )}
    </div>
  );
}

/** The area searched, if it is one and not the whole country. */
function onlyArea({ areas }: SearchQuery, country: string): string | null {
  const [only = null, ...others] = areas;
  return others.length > 0 || only === country ? null : only;
}
