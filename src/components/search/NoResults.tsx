import { activeFilters, clearFilters } from '../../domain/search/activeFilters';
import { nearbyAreas } from '../../domain/search/nearbyAreas';
import { printQuery, type SearchQuery } from '../../domain/search/query';
import { relax } from '../../domain/search/relax';
import { search } from '../../domain/search/search';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { EmptyState } from '../ui/EmptyState';
import { LinkPills } from '../ui/LinkPills';
import { cardAt } from './cardAt';
import type { SearchWorld } from './loadWorld';
import * as styles from './NoResults.module.css';
import { ResultGrid } from './ResultGrid';
import { useFilterLabel } from './useFilterLabel';

/** Where nothing fits: which single wish to give up for how many homes, what is near, and homes that we like to show. */
export function NoResults({ query, world }: { query: SearchQuery; world: SearchWorld }) {
  const { t, code } = useWords();
  const labelOf = useFilterLabel(query, world);
  const { data, words } = world;
  const ways = relax(data, words, query).slice(0, 5);
  const near = nearbyAreas(data, words, query, 6);
  const inPlace = search(data, words, { ...clearFilters(query), areas: query.areas });
  const showcase = inPlace.total > 0 ? inPlace : search(data, words, clearFilters(query));
  const shown = showcase.indexes.slice(0, 6).map((index) => cardAt(world, index));
  const isAsked = activeFilters(query).length > 0;
  return (
    <div className={styles.none}>
      <EmptyState title={t('results.none.title')} text={t('results.none.text')} />
      {ways.length > 0 && (
        <section>
          <h2>{t('results.none.relax')}</h2>
          <LinkPills
            links={ways.map(({ name, value, query: wider, total }) => ({
              label:
                name === 'gone'
                  ? t(`results.filter.gone.${query.purpose}`)
                  : name === 'areas'
                    ? t('results.none.everywhere')
                    : t('results.none.without', { filter: labelOf(name, value) }),
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
            links={near.map(({ slug, name, distance, count }) => ({
              label: t('results.distance', {
                name,
                distance: t('common.kilometres', { value: formatNumber(distance, code, 1) }),
              }),
              path: printQuery({ ...query, areas: [slug], page: 1 }),
              count,
            }))}
          />
        </section>
      )}
      {isAsked && showcase.total > 0 && (
        <section>
          <h2>{t('results.none.showcase')}</h2>
          <ResultGrid level={3} listings={shown} />
        </section>
      )}
    </div>
  );
}
