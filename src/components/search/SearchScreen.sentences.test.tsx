// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import {
  answerSearchFiles,
  countListings,
  madeListings,
  pageOfResults,
  SearchPage,
} from '../../../tests/support/searchScreen';
import { openPage } from '../../browser/openPage';
import type { Listing } from '../../domain/content/listings';
import { travelMinutes } from '../../domain/search/travel';
import { listingPath, localisePath } from '../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { ownPlace } from './ownPlace';
import { QuickSearch } from './QuickSearch';

vi.mock('../../browser/openPage', () => ({ openPage: vi.fn() }));

const qatar = { family: 'residential', purpose: 'rent', area: 'qatar' } as const;
const wait = { timeout: 5000 };

beforeEach(() => {
  vi.stubGlobal('fetch', answerSearchFiles());
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.mocked(openPage).mockReset();
  localStorage.clear();
});
function openResults(code: LocaleCode, address: string) {
  window.history.replaceState(null, '', localisePath(address, code));
  renderInLanguage(<SearchPage content={pageOfResults(code, qatar)} />, code, '/properties/');
  return waitFor(() => expect(document.querySelector('button[aria-haspopup="dialog"]')).toBeEnabled(), wait);
}

const sentences = {
  en: {
    typed: '2 bed furnished Lusail zzzz under 9000',
    said: ['2 bed', 'furnished', 'Lusail', 'under 9000'],
    left: 'zzzz',
    sale: 'villa for sale in Lusail',
    misspelt: '2 bed lusial',
  },
  ar: {
    typed: 'شقة غرفتين مفروشة في لوسيل ززز أقل من ٩٠٠٠',
    said: ['شقة', 'غرفتين', 'مفروشة', 'لوسيل', 'أقل من ٩٠٠٠'],
    left: 'ززز',
    sale: 'فيلا للبيع في لوسيل',
    misspelt: 'غرفتين لوسل',
  },
};

describe.each(localeCodes)('a sentence typed in %s', (code) => {
  const t = wordsOf(code);
  const { typed, said, left, sale, misspelt } = sentences[code];
  const field = () => screen.getByRole('combobox', { name: t('search.where') });
  const options = () =>
    within(screen.getByRole('listbox', { name: t('search.suggestions') })).getAllByRole('option');
  const firstOption = (text: string) => waitFor(() => expect(options()[0]).toHaveTextContent(text), wait);
  const type = async (text: string) => {
    await userEvent.click(field());
    await userEvent.paste(text);
  };
  const address = () => window.location.pathname + decodeURIComponent(window.location.search);

  it('becomes filters; what is left is searched as text, and the page says so', async () => {
    await openResults(code, '/properties/for-rent/in-qatar/');
    await type(typed);
    await firstOption(t('search.asText', { text: left }));
    const [first] = options();
    expect([...(first as HTMLElement).querySelectorAll('bdi')].map((part) => part.textContent)).toEqual(said);
    await userEvent.keyboard('{Enter}');
    const apartments = code === 'ar' ? 'type-apartment/' : '';
    const parameters = `max-price=9000&min-bedrooms=2&max-bedrooms=2&furnished=furnished&text=${left}`;
    await waitFor(() =>
      expect(address()).toBe(
        localisePath(`/properties/for-rent/in-lusail/${apartments}?${parameters}`, code),
      ),
    );
    expect(await screen.findByText(t('results.textNote', { text: left }), {}, wait)).toBeVisible();
    const chips = screen.getByRole('list', { name: t('results.activeFilters') });
    expect(
      within(chips).getByRole('button', {
        name: t('search.remove', { name: t('listings.furnished.furnished') }),
      }),
    ).toBeVisible();
  });

  it('is not mentioned where the address has a reference as its text', async () => {
    await openResults(code, '/properties/for-rent/in-qatar/?text=cap-1168');
    for (const note of ['results.textNote', 'results.textNoteNames'])
      expect(screen.queryByText(t(note, { text: 'cap-1168' }))).toBeNull();
  });

  it('that names the other purpose offers it in one press', async () => {
    await openResults(code, '/properties/for-rent/in-qatar/');
    await type(sale);
    await firstOption(t('search.kind.residential.sale'));
    expect(options()[1]).toHaveTextContent(t('search.kind.residential.rent'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toBe(localisePath('/properties/for-sale/in-lusail/type-villa/', code)),
    );
  });

  it('says which place it guesses', async () => {
    await openResults(code, '/properties/for-rent/in-qatar/');
    await type(misspelt);
    const name = code === 'en' ? 'Lusail' : 'لوسيل';
    await firstOption(t('search.readAs', { typed: misspelt.split(' ').at(-1) ?? '', name }));
  });

  it('on the first page works before anything has loaded', async () => {
    renderInLanguage(<QuickSearch />, code, '/');
    await type(sale);
    await userEvent.keyboard('{Enter}');
    const path = localisePath('/properties/for-sale/in-lusail/type-villa/', code);
    await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith(path), wait);
  });

  describe('a reference', () => {
    const elsewhere = (wanted: (listing: Listing) => boolean) =>
      madeListings.find(
        (listing) => Number(listing.reference.replace(/\D/g, '')) > 99 && wanted(listing),
      ) as Listing;
    const sold = elsewhere(({ family, status }) => family === 'residential' && status === 'sold');
    const abroad = elsewhere(({ family, status }) => family === 'new-homes' && status === 'for-sale');
    const digits = sold.reference.replace('cap-', '');
    const arabic = digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

    it.each([`CAP ${digits}`, arabic])('of a sold home among homes for rent: %s', async (text) => {
      await openResults(code, '/properties/for-rent/in-qatar/');
      await type(text);
      await firstOption(t('search.suggested.offMarket.sale'));
      expect(options()[0]).toHaveTextContent(sold.reference);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(openPage).toHaveBeenCalledWith(localisePath(listingPath(sold), code)));
    });

    it('of a home abroad, on the first page, sent at once', async () => {
      renderInLanguage(<QuickSearch />, code, '/');
      await type(abroad.reference);
      await userEvent.keyboard('{Enter}');
      await waitFor(
        () => expect(openPage).toHaveBeenCalledWith(localisePath(listingPath(abroad), code)),
        wait,
      );
    });
  });

  it('text without results here links to the sections that have some', async () => {
    const forSale = (listing: Listing) => listing.family === 'new-homes' && listing.area === 'leeds';
    await openResults(code, '/properties/for-rent/in-qatar/?text=leeds');
    const label = new RegExp(`^${t('search.kind.new-homes.sale')}\\s*${countListings(forSale)}$`);
    const link = await screen.findByRole('link', { name: label }, wait);
    expect(link).toHaveAttribute(
      'href',
      localisePath('/properties/new-homes/for-sale/in-uk/?text=leeds', code),
    );
  });

  it('an unknown area or type in the address is said to be unknown, with the nearest names', async () => {
    await openResults(code, '/properties/for-rent/in-lusaill/type-castle/');
    const name = code === 'en' ? 'Lusail' : 'لوسيل';
    expect(await screen.findByText(new RegExp(t('results.unknownArea', { name: 'lusaill' })))).toBeVisible();
    expect(screen.getByText(new RegExp(t('results.unknownType', { name: 'castle' })))).toBeVisible();
    const status = screen.getByText(new RegExp(t('results.unknownArea', { name: 'lusaill' })))
      .parentElement as HTMLElement;
    const near = within(status).getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });
    expect(window.location.pathname).toContain('in-lusaill');
    await userEvent.click(near);
    await waitFor(() => expect(address()).toBe(localisePath('/properties/for-rent/in-lusail/', code)));
    expect(screen.queryByText(new RegExp(t('results.unknownArea', { name: 'lusaill' })))).toBeNull();
  });

  it('a travel time is estimated to a place kept on the device, and is said to be ignored without one', async () => {
    const point = { lat: 25.3219, lng: 51.5305 };
    const limit = (travel: string) => `/properties/for-rent/in-qatar/?travel=${travel}`;
    await openResults(code, limit('10-car'));
    expect(await screen.findByText(t('results.travel.noPlace'))).toBeVisible();
    const homes = madeListings.filter(
      ({ family, purpose, status }) =>
        family === 'residential' && purpose === 'rent' && status.startsWith('for-'),
    );
    const shown = (count: number) =>
      screen.findByText(t('search.count', { count }), { selector: 'p:not(.hidden)' }, wait);
    expect(await shown(homes.length)).toBeVisible();
    act(() => ownPlace.write({ point, area: null, mode: 'car' }));
    const near = homes.filter((home) => travelMinutes(point, home.point, 'car') <= 10);
    expect(near.length).toBeGreaterThan(0);
    expect(await shown(near.length)).toBeVisible();
    expect(screen.queryByText(t('results.travel.noPlace'))).toBeNull();
    const name = t('results.travel.yourPlace');
    const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => t('results.travel.line.car', { count, name }));
    const rows = screen.getAllByRole('article');
    expect(rows.filter((row) => lines.some((line) => row.textContent?.includes(line)))).toEqual(rows);
    expect(window.location.search).toBe('?travel=10-car');
    await waitFor(() => expect(document.querySelector('article a[href^="tel:"]')).not.toBeNull(), wait);
    act(() => ownPlace.write(null));
  });

  it.each([
    'null',
    '{}',
    '"West Bay"',
    '{"point":{"lat":"25","lng":51},"mode":"car"}',
    '{"point":{"lat":25,"lng":51},"mode":"fly"}',
  ])('a broken place %s on the device counts as none', (kept) => {
    localStorage.setItem('own-place', kept);
    expect(ownPlace.read()).toBeNull();
  });

  it('a drawn area that cannot be read, and a distance from an unknown place, are said to be ignored', async () => {
    await openResults(code, '/properties/for-rent/in-qatar/?near=atlantis,2&shape=x!');
    const unread = t('results.unreadFilter', { filter: t('results.filter.shape') });
    expect(await screen.findByText(unread)).toBeVisible();
    expect(screen.getByText(new RegExp(t('results.unknownArea', { name: 'atlantis' })))).toBeVisible();
    expect(screen.queryByRole('list', { name: t('results.activeFilters') })).toBeNull();
    const all = countListings(({ family, purpose }) => family === 'residential' && purpose === 'rent');
    expect(screen.getByText(t('search.count', { count: all }), { selector: 'p:not(.hidden)' })).toBeVisible();
  });
});
