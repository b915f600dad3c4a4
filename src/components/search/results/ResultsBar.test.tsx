// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { parseQuery, type SearchQuery } from '../../../domain/search/query';
import { localeCodes } from '../../../i18n/locales';
import { ResultsBar } from './ResultsBar';

it.each(localeCodes)('does not say in %s that homes are loading once they could not be loaded', (code) => {
  const t = wordsOf(code);
  const query = parseQuery('/properties/for-rent/in-qatar/', '') as SearchQuery;
  const bar = (isLoading: boolean) => (
    <ResultsBar query={query} total={null} isLoading={isLoading} change={() => {}} feed={null} />
  );
  const { unmount } = renderInLanguage(bar(true), code);
  expect(screen.getByText(t('common.loading'))).toBeInTheDocument();
  unmount();
  renderInLanguage(bar(false), code);
  expect(screen.queryByText(t('common.loading'))).not.toBeInTheDocument();
});
