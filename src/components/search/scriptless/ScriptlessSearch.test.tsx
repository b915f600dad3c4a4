import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { searchIndexOf } from '../../../../tests/support/searchOracle';
import { defaultQuery, parseQuery, printQuery } from '../../../domain/search/query';
import { readResultsForm } from '../../../domain/search/readResultsForm';
import { surroundingsOf } from '../../../domain/search/surroundings';
import type { SearchContent } from '../../../domain/site/pageContent';
import { localeCodes } from '../../../i18n/locales';
import { ScriptlessPages } from './ScriptlessPages';
import { ScriptlessSearch } from './ScriptlessSearch';

const query = { ...defaultQuery('residential', 'rent'), areas: ['lusail'] };
const { data, words } = searchIndexOf(query);
const results = {
  ...{ family: 'residential', purpose: 'rent', area: 'lusail', areaName: 'Lusail', type: 'villa' },
  ...{ title: '', total: 60, cards: [{ bedrooms: 2, furnished: 'furnished' }] },
  surroundings: surroundingsOf(data, words, query),
} as SearchContent['results'];

/** Returns what the server reads in the parameters of a form or link. */
function readAs(parameters: URLSearchParams) {
  const asked = readResultsForm(parameters);
  const read = parseQuery(asked.pathname, asked.search);
  return { ...asked, address: read && printQuery(read) };
}

describe.each(localeCodes)('a page of results without scripts in %s', (code) => {
  const t = wordsOf(code);

  it('has a form that the server understands, with the place and type of the page', async () => {
    renderInLanguage(<ScriptlessSearch results={results} />, code);
    const form = screen.getByRole<HTMLFormElement>('form', { name: t('common.search') });
    expect(form).toHaveAttribute('action', '/api/results');
    await userEvent.type(within(form).getByLabelText(t('search.where')), '2 bed');
    await userEvent.type(within(form).getByLabelText(/^(Price|السعر).*(Up to|حتى)/), '9,000');
    await userEvent.selectOptions(within(form).getByLabelText(t('results.sort')), 'lowest');
    await userEvent.selectOptions(within(form).getByLabelText(t('results.filter.furnished')), 'furnished');
    const sent = new URLSearchParams([...new FormData(form)] as [string, string][]);
    expect(readAs(sent)).toMatchObject({
      hasScripts: false,
      language: code,
      typed: '2 bed',
      address: '/properties/for-rent/in-lusail/type-villa/?max-price=9000&furnished=furnished&sort=lowest',
    });
    const all = within(form).getByRole<HTMLAnchorElement>('link', { name: t('results.moreFilters') });
    expect(readAs(new URL(all.href).searchParams)).toMatchObject({
      wantsFilters: true,
      address: '/properties/for-rent/in-lusail/type-villa/',
    });
  });

  it('links to its further pages', () => {
    renderInLanguage(<ScriptlessPages results={results} />, code);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => readAs(new URL(href).searchParams).address)).toEqual(
      [2, 3, 2].map((page) => `/properties/for-rent/in-lusail/type-villa/?page=${page}`),
    );
  });

  it('offers a form where nothing is prerendered', () => {
    renderInLanguage(<ScriptlessSearch results={null} />, code);
    expect(screen.getByLabelText(t('search.kind'))).toHaveValue('residential.rent');
    expect(screen.queryByLabelText(t('results.sort'))).toBeNull();
  });
});
