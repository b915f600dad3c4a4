// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import {
  answerSearchFiles,
  countListings,
  pageOfResults,
  SearchPage,
} from '../../../tests/support/searchScreen';
import { localisePath } from '../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../i18n/locales';

const lusail = { family: 'residential', purpose: 'rent', area: 'lusail' } as const;
const qatar = { ...lusail, area: 'qatar' };
const rent = (listing: { family: string; purpose: string }) =>
  listing.family === 'residential' && listing.purpose === 'rent';
const names = { en: { waab: 'al waab', lusail: 'Lusail' }, ar: { waab: 'الوعب', lusail: 'لوسيل' } };

beforeEach(() => {
  vi.stubGlobal('fetch', answerSearchFiles());
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});
function open(code: LocaleCode, at: typeof lusail | typeof qatar | null, address: string) {
  window.history.replaceState(null, '', localisePath(address, code));
  return renderInLanguage(<SearchPage content={pageOfResults(code, at)} />, code, '/properties/');
}

const shownReferences = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('data-reference'));

describe.each(localeCodes)('the search screen in %s', (code) => {
  const t = wordsOf(code);
  const count = (total: number) => t('search.count', { count: total });
  /** Selects the visible count. The announcement to screen readers contains the same text a moment later. */
  const seen = { selector: 'p:not([role])' };
  const loaded = () => screen.findByText(count(countListings(rent)), seen, { timeout: 5000 });
  /** Resolves when the search index has loaded, which makes the filters available. */
  const ready = () =>
    waitFor(() => expect(document.querySelector('button[aria-haspopup="dialog"]')).toBeEnabled(), {
      timeout: 5000,
    });
  const openQatar = async (parameters = '') => {
    const view = open(code, qatar, `/properties/for-rent/in-qatar/${parameters}`);
    await ready();
    return view;
  };

  it('links to the feeds of the prerendered page, but not with a filter, which feeds do not have', () => {
    const folder = (format: string) =>
      `/feeds/${format}${localisePath('/properties/for-rent/in-lusail', code)}`;
    const view = open(code, lusail, '/properties/for-rent/in-lusail/');
    expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', `${folder('atom')}.xml`);
    expect(screen.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute('href', `${folder('json')}.json`);
    view.unmount();
    open(code, lusail, '/properties/for-rent/in-lusail/?min-bedrooms=2');
    expect(screen.queryByRole('link', { name: 'Atom' })).toBeNull();
  });

  it('shows the homes of the prerendered page until the index has loaded, and the same homes afterwards', async () => {
    const page = pageOfResults(code, lusail);
    open(code, lusail, '/properties/for-rent/in-lusail/');
    const before = shownReferences();
    expect(before).toEqual(page.results?.cards.map(({ reference }) => reference));
    await ready();
    expect(shownReferences()).toEqual(before);
    expect(screen.getByRole('heading', { level: 1, name: page.results?.title })).toBeVisible();
  });

  it('shows a loading state where no page is prerendered, whatever the URL', () => {
    window.history.replaceState(null, '', localisePath('/properties/for-sale/in-lusail/', code));
    const html = renderToString(inLanguage(<SearchPage content={pageOfResults(code, null)} />, code));
    expect(html).toContain(t('common.loading'));
    expect(html).not.toContain('data-reference');
  });

  it('reads the whole search from the URL and ignores unknown values', async () => {
    open(code, null, '/properties/for-rent/in-nowhere/type-villa/?min-bedrooms=3&max-price=x&colour=red');
    const total = countListings(
      (listing) => rent(listing) && listing.type === 'villa' && (listing.bedrooms ?? -1) >= 3,
    );
    expect(await screen.findByText(count(total), seen)).toBeVisible();
    const active = screen.getByRole('list', { name: t('results.activeFilters') });
    expect(within(active).getAllByRole('button')).toHaveLength(3);
  });

  it('says that a minimum is above its maximum, and offers to swap them', async () => {
    await openQatar('?min-price=12000&max-price=5000');
    const note = t('results.crossedFilter', { filter: t('results.filter.price') });
    const link = within((await screen.findByText(note)).parentElement as HTMLElement).getByRole('link');
    await userEvent.click(link);
    await waitFor(() => expect(window.location.search).toBe('?min-price=5000&max-price=12000'));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('filters while a price is typed, in Western or Arabic digits, and keeps the focus in the field', async () => {
    await openQatar();
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: t('results.filter.price') }));
    const field = await screen.findByRole('textbox', { name: t('results.upTo') }, { timeout: 15_000 });
    await userEvent.type(field, '١٢٬٠٠٠');
    const total = countListings((listing) => rent(listing) && listing.price.amount <= 12_000);
    expect(screen.getByText(count(total), seen)).toBeVisible();
    expect(field).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe('?max-price=12000'));
  });

  it('removes one filter, and all of them', async () => {
    await openQatar('?min-bedrooms=2&furnished=furnished&features=pool');
    const active = () => screen.getByRole('list', { name: t('results.activeFilters') });
    const furnished = t('search.remove', { name: t('listings.furnished.furnished') });
    await userEvent.click(within(active()).getByRole('button', { name: furnished }));
    await waitFor(() => expect(window.location.search).toBe('?min-bedrooms=2&features=pool'));
    await userEvent.click(within(active()).getByRole('button', { name: t('results.clearAll') }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('list', { name: t('results.activeFilters') })).toBeNull();
    expect(await loaded()).toBeVisible();
  });

  it('goes back and forward through the searches in the history', async () => {
    await openQatar();
    await loaded();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('results.sort') }), 'lowest');
    const cheapestFirst = shownReferences();
    await waitFor(() => expect(window.location.search).toBe('?sort=lowest'));
    act(() => window.history.back());
    await waitFor(() => expect(shownReferences()).not.toEqual(cheapestFirst));
    act(() => window.history.forward());
    await waitFor(() => expect(shownReferences()).toEqual(cheapestFirst));
  });

  it('adds chosen places and removes them again', async () => {
    open(code, lusail, '/properties/for-rent/in-lusail/');
    await ready();
    const field = screen.getByRole('combobox', { name: t('search.where') });
    await userEvent.type(field, names[code].waab);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        localisePath('/properties/for-rent/in-lusail/?also=al-waab', code),
      ),
    );
    const chip = t('search.remove', { name: names[code].lusail });
    await userEvent.click(screen.getByRole('button', { name: chip }));
    await waitFor(() =>
      expect(window.location.pathname).toBe(localisePath('/properties/for-rent/in-al-waab/', code)),
    );
  });

  it('links to the other pages of results', async () => {
    await openQatar();
    await loaded();
    const pages = screen.getByRole('navigation', { name: t('results.pages') });
    const next = within(pages).getByRole('link', { name: t('results.next') });
    expect(next).toHaveAttribute('rel', 'next');
    expect(next).toHaveAttribute('href', localisePath('/properties/for-rent/in-qatar/?page=2', code));
    const first = shownReferences();
    await userEvent.click(next);
    expect(shownReferences()).not.toEqual(expect.arrayContaining(first.slice(0, 1)));
    expect(screen.getByRole('link', { name: t('results.previous') })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  });

  it('shows the view in the URL', async () => {
    await openQatar();
    await loaded();
    const view = (name: string) => screen.getByRole('radio', { name: t(`results.view.${name}`) });
    expect(view('list')).toBeChecked();
    await userEvent.click(view('grid'));
    await waitFor(() => expect(window.location.search).toBe('?view=grid'));
    expect(view('grid')).toBeChecked();
    act(() => window.history.back());
    await waitFor(() => expect(view('list')).toBeChecked());
    expect(window.location.search).toBe('');
  });

  it('keeps the view when a link leads to other results', async () => {
    await openQatar('?view=grid');
    await loaded();
    const byArea = screen
      .getByRole('heading', { name: t('results.byArea') })
      .closest('section') as HTMLElement;
    await userEvent.click(within(byArea).getByRole('link', { name: new RegExp(names[code].lusail, 'i') }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        localisePath('/properties/for-rent/in-lusail/?view=grid', code),
      ),
    );
    expect(screen.getByRole('radio', { name: t('results.view.grid') })).toBeChecked();
  });

  it('replaces a page number beyond the last page in the URL', async () => {
    const before = window.history.length;
    document.title = 'The title of the page that was sent';
    await openQatar('?page=9999');
    await loaded();
    const last = Math.ceil(countListings(rent) / 24);
    await waitFor(() => expect(window.location.search).toBe(`?page=${last}`));
    await waitFor(() => expect(document.title).toContain(String(last)));
    expect(document.title).not.toContain('9999');
    expect(window.history.length).toBe(before);
  });

  it('ignores a filter that is not offered for homes for rent', async () => {
    await openQatar('?ownable=yes&max-price=12000');
    const total = countListings((listing) => rent(listing) && listing.price.amount <= 12_000);
    expect(await screen.findByText(count(total), seen)).toBeVisible();
    const active = screen.getByRole('list', { name: t('results.activeFilters') });
    // One filter and the button that clears all filters.
    expect(within(active).getAllByRole('button')).toHaveLength(2);
    await waitFor(() => expect(window.location.search).toBe('?max-price=12000'));
  });

  it('announces a new search, a new order and a new page', async () => {
    await openQatar();
    await loaded();
    const said = (words: string) => waitFor(() => expect(statuses()).toContain(words), { timeout: 3000 });
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('results.sort') }), 'lowest');
    await said(t('results.sortedBy', { order: t('results.sort.lowest') }));
    await userEvent.click(screen.getByRole('link', { name: t('results.next') }));
    await said(t('results.pageOf', { page: 2, pages: Math.ceil(countListings(rent) / 24) }));
    await userEvent.click(screen.getByRole('link', { name: t('results.previous') }));
    await said(t('results.pageOf', { page: 1, pages: Math.ceil(countListings(rent) / 24) }));
    const withOneRoom = countListings((listing) => rent(listing) && listing.bedrooms === 1);
    await userEvent.click(screen.getByRole('button', { name: t('results.filter.bedrooms') }));
    await userEvent.click(await screen.findByRole('radio', { name: '1' }, { timeout: 5000 }));
    await said(count(withOneRoom));
  });

  it('puts the typed text in quotation marks once, where it offers to remove it', async () => {
    // The homes of other kinds never arrive: a later test expects homes for sale to be missing.
    const answer = answerSearchFiles();
    const isOther = (address: string) => /-sale\.|commercial-/.test(address);
    vi.stubGlobal('fetch', (address: string) => (isOther(address) ? new Promise(() => {}) : answer(address)));
    await openQatar('?text=zzzz');
    const name = t('results.none.without', { filter: 'zzzz' });
    const way = await screen.findByRole('link', { name: new RegExp(`^${name}`) }, { timeout: 5000 });
    expect(way).toHaveAttribute('href', expect.not.stringContaining('zzzz'));
  });

  it('offers alternatives where no home matches', async () => {
    await openQatar('?max-price=1&min-bedrooms=2');
    expect(await screen.findByRole('heading', { name: t('results.none.title') })).toBeVisible();
    const wider = screen.getByRole('heading', { name: t('results.none.relax') }).parentElement as HTMLElement;
    const label = t('results.toAmount', { to: code === 'en' ? 'QAR 1' : '1 ر.ق' });
    const way = within(wider).getByRole('link', { name: new RegExp(label.replace('.', '\\.')) });
    expect(way).toHaveAttribute('href', localisePath('/properties/for-rent/in-qatar/?min-bedrooms=2', code));
    expect(screen.getByRole('heading', { name: t('results.none.showcase') })).toBeVisible();
    await userEvent.click(way);
    expect(screen.queryByRole('heading', { name: t('results.none.title') })).toBeNull();
  });
});
