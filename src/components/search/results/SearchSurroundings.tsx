import { memo } from 'react';
import type { Kind } from '../../../domain/search/kind';
import { currencyOfFamily } from '../../../domain/search/kind';
import { resultsPath } from '../../../domain/search/query';
import type { Surroundings } from '../../../domain/search/surroundings';
import { areaGuidePath } from '../../../domain/site/paths';
import { formatNumber } from '../../../i18n/format';
import { Price } from '../../locale/Price';
import { useListingHeading } from '../../locale/useListingHeading';
import { useWords } from '../../locale/useWords';
import { Facts } from '../../ui/Facts';
import { LinkPills } from '../../ui/LinkPills';
import { Section } from '../../ui/Section';
import * as styles from './SearchSurroundings.module.css';

type Props = Kind & {
  area: string;
  surroundings: Surroundings;
  popular: { label: string; path: string }[];
};

/**
 * Links from the results to related searches: types, places and prices in the area, its guide, and popular searches.
 */
export const SearchSurroundings = memo(function SearchSurroundings({
  family,
  purpose,
  area,
  surroundings,
  popular,
}: Props) {
  const { t, code } = useWords();
  const headingOf = useListingHeading();
  const { place, types, areas, figures } = surroundings;
  const isNear = areas.some(({ distance }) => distance !== null);
  const ownership = place?.freehold ? 'freehold' : place?.usufruct ? 'usufruct' : null;
  const currency = currencyOfFamily(family);
  return (
    <>
      {place && (figures.length > 0 || place.hasGuide || ownership) && (
        <Section
          ground="sunk"
          title={t('results.about', { name: place.name })}
          more={
            place.hasGuide
              ? { label: t('results.guide', { name: place.name }), to: areaGuidePath(place.slug) }
              : undefined
          }
        >
          {ownership && <p className={styles.ownership}>{t(`results.ownership.${ownership}`)}</p>}
          {figures.length > 0 && (
            <>
              <h3 className={styles.figures}>{t(`results.figures.${purpose}`)}</h3>
              <Facts
                facts={figures.map(({ median, sample, ...home }) => ({
                  label: t('results.figureOf', { home: headingOf(home), count: sample }),
                  value: (
                    <Price amount={median} currency={currency} period={purpose === 'rent' ? 'month' : null} />
                  ),
                }))}
              />
              <p className={styles.note}>{t('results.figuresNote')}</p>
            </>
          )}
        </Section>
      )}
      {types.length > 1 && (
        <Section title={t('results.byType')}>
          <LinkPills
            links={types.map(({ type, count }) => ({
              label: t(`search.types.${type}`),
              path: resultsPath({ family, purpose, area, type }),
              count,
            }))}
          />
        </Section>
      )}
      {areas.length > 0 && (
        <Section title={t(isNear ? 'results.nearby' : 'results.byArea')}>
          <LinkPills
            links={areas.map(({ slug, name, count, distance }) => ({
              label:
                distance === null
                  ? name
                  : t('results.distance', {
                      name,
                      distance: t('common.kilometres', { value: formatNumber(distance, code, 1) }),
                    }),
              path: resultsPath({ family, purpose, area: slug }),
              count,
            }))}
          />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title={t('results.popular')}>
          <LinkPills links={popular} />
        </Section>
      )}
    </>
  );
});
