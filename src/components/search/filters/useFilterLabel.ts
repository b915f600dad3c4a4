import type { FilterName } from '../../../domain/search/filter';
import { currencyOfFamily, type SearchQuery } from '../../../domain/search/query';
import { type WantedFeature, wantedFeatureNames } from '../../../domain/search/vocabulary';
import { formatNumber, formatPrice } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import { useFeatureName } from './useFeatureName';

/** What a filter asks, in a few words: "Up to QAR 10,000", "2 bedrooms or more". `value` is the area or feature. */
export function useFilterLabel(query: SearchQuery, searchIndex: SearchIndex | null) {
  const { t, code } = useWords();
  const featureName = useFeatureName();

  /** From, to or both, each already in words. */
  const range = (from: string | null, to: string | null) => {
    if (from !== null && to !== null) return from === to ? to : t('results.between', { from, to });
    return from !== null ? t('results.fromAmount', { from }) : t('results.toAmount', { to: to ?? '' });
  };
  const each = (value: number | null, words: (value: number) => string) =>
    value === null ? null : words(value);
  const price = (amount: number) => formatPrice(amount, currencyOfFamily(query.family), code);
  const metres = (size: number) => t('listings.squareMetres', { size: formatNumber(size, code) });
  const rooms = (count: number) => (count === 0 ? t('listings.studio') : t('listings.bedrooms', { count }));
  const bedrooms = () => {
    const { minBedrooms: min, maxBedrooms: max } = query;
    if (min !== null && max === null)
      return min === 0 ? rooms(0) : t('results.atLeast', { what: rooms(min) });
    return range(each(min, rooms), each(max, rooms));
  };

  const labels: Record<FilterName, (value: string) => string> = {
    areas: (slug) => searchIndex?.words.areas[searchIndex.words.areaIndex.get(slug) ?? -1]?.name ?? slug,
    text: () => t('results.quoted', { text: query.text }),
    gone: () => t(`results.filter.gone.${query.purpose}`),
    type: () => t(`search.types.${query.type}`),
    price: () => range(each(query.minPrice, price), each(query.maxPrice, price)),
    bedrooms,
    bathrooms: () =>
      t('results.atLeast', { what: t('listings.bathrooms', { count: query.minBathrooms ?? 1 }) }),
    size: () => range(each(query.minSize, metres), each(query.maxSize, metres)),
    furnished: () => t(`listings.furnished.${query.furnished}`),
    bills: () => t('results.filter.bills'),
    completion: () => t('results.byYear', { year: query.completion ?? 0 }),
    features: (name) => (isFeature(name) ? featureName(name) : name),
    ownable: () => t('results.filter.ownable'),
    bounds: () => t('results.filter.bounds'),
  };
  return (name: FilterName, value: string | null = null) => labels[name](value ?? '');
}

function isFeature(name: string): name is WantedFeature {
  return wantedFeatureNames.some((known) => known === name);
}
