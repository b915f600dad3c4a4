import { memo, useDeferredValue, useMemo } from 'react';
import { activeFilters } from '../../../domain/search/activeFilters';
import { nearbyAreas } from '../../../domain/search/nearbyAreas';
import { defaultQuery, printQuery, type SearchQuery } from '../../../domain/search/query';
import { relax } from '../../../domain/search/relax';
import { search } from '../../../domain/search/search';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { EmptyState } from '../../ui/EmptyState';
import { LinkPills } from '../../ui/LinkPills';
import { useMounted } from '../../ui/useMounted';
import { useRelaxedLabel } from '../filters/useFilterLabel';
import type { SearchIndex } from '../loadSearchIndex';
import { SaveSearchButton } from '../saved/SaveSearchButton';
import * as styles from './NoResults.module.css';
import { OtherKinds } from './OtherKinds';
import { ResultGrid } from './ResultGrid';
import { homesAt } from './shownHomes';

type Props = { query: SearchQuery; searchIndex: SearchIndex };

/**
 * Shown when no home matches: first a message, and in a deferred render the filters to remove, each with the number of
 * homes found without it, places nearby, and featured homes.
 */
export function NoResults({ query, searchIndex }: Props) {
  const { t } = useWords();
  const settled = useDeferredValue(query);
  const isMounted = useMounted();
  return (
    <div className={styles.none}>
      <EmptyState title={t('results.none.title')} text={t('results.none.text')}>
        <SaveSearchButton query={query} look="primary" />
      </EmptyState>
      {isMounted && <OtherKinds query={settled} />}
      {isMounted && <Alternatives query={settled} searchIndex={searchIndex} />}
      {isMounted && activeFilters(settled).length > 0 && (
        <Showcase query={settled} searchIndex={searchIndex} />
      )}
    </div>
  );
}

/** Filters to remove and places nearby, each with the number of homes that it leads to. */
const Alternatives = memo(function Alternatives({ query, searchIndex }: Props) {
  const { t, code } = useWords();
  const labelOf = useRelaxedLabel(query, searchIndex);
  const { data, words } = searchIndex;
  const ways = relax(data, words, query).slice(0, 5);
  const near = nearbyAreas(data, words, query, 6);
  return (
    <>
      {ways.length > 0 && (
        <section>
          <h2>{t('results.none.relax')}</h2>
          <LinkPills
            links={ways.map(({ name, value, query: wider, total }) => ({
              label: labelOf(name, value),
              path: printQuery(wider),
              count: total,
            }))}
          />
        </section>
      )}
      {near.length > 0 && (
        <section>
          <h2>{t('results.none.near')}</h2>
          <LinkPills
            links={near.map(({ name, distance, query: there, count }) => ({
              label: t('results.distance', {
                name,
                distance: t('common.kilometres', { value: formatNumber(distance, code, 1) }),
              }),
              path: printQuery(there),
              count,
            }))}
          />
        </section>
      )}
    </>
  );
});

/** Featured homes of the searched place, or of any. They stay the same while the filters change. */
const Showcase = memo(function Showcase({ query, searchIndex }: Props) {
  const { t } = useWords();
  const { data, words } = searchIndex;
  const { family, purpose } = query;
  const places = query.areas.join();
  const shown = useMemo(() => {
    const plain = defaultQuery(family, purpose);
    const inPlace = search(data, words, { ...plain, areas: places.split(',') });
    const { indexes } = inPlace.total > 0 ? inPlace : search(data, words, plain);
    return homesAt(searchIndex, indexes.slice(0, 6));
  }, [family, purpose, places, data, words, searchIndex]);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{t('results.none.showcase')}</h2>
      <ResultGrid level={3} homes={shown} />
    </section>
  );
});
