import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';

/** "QAR a month", "QAR", "£": what prices of a search are counted in. */
export function usePriceUnit(): (query: Pick<SearchQuery, 'family' | 'purpose'>) => string {
  const { t } = useWords();
  return ({ family, purpose }) => {
    const currency = t(family === 'new-homes' ? 'results.pounds' : 'results.riyals');
    return purpose === 'rent' ? `${currency} ${t('common.perMonth')}` : currency;
  };
}
