import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import {
  answerSearchFiles,
  madeAgent,
  madeListings,
  pageOfResults,
  SearchPage,
} from '../../../../tests/support/searchScreen';
import { reducedFrom } from '../../../domain/content/reducedFrom';
import { listingPath, localisePath } from '../../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../../i18n/locales';
import { rememberOpened } from '../../listings/openedHomes';
import { hideOpened } from '../results/hiddenHomes';
import { rememberNewHomes } from '../saved/homesSinceVisit';

const rent = { family: 'residential', purpose: 'rent', area: 'qatar' } as const;
const sale = { ...rent, purpose: 'sale' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') });
  vi.stubGlobal('fetch', answerSearchFiles());
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page of results and returns its cards with their homes, once the contact for them is there. */
async function open(code: LocaleCode, at: typeof rent | typeof sale, parameters = '') {
  const address = `/properties/for-${at.purpose}/in-qatar/${parameters}`;
  window.history.replaceState(null, '', localisePath(address, code));
  renderInLanguage(<SearchPage content={pageOfResults(code, at)} />, code, '/properties/');
  // Queries by role would take seconds on a page of results.
  await waitFor(() => expect(document.querySelector('a[href^="tel:"]')).not.toBeNull(), { timeout: 8000 });
  const cards = [...document.querySelectorAll('article')].map((card) => ({ card, listing: listingOf(card) }));
  return { cards, ...(cards[0] as (typeof cards)[number]) };
}

function listingOf(card: HTMLElement) {
  const paths = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const found = madeListings.find((listing) => paths.some((path) => path.endsWith(listingPath(listing))));
  if (!found) throw new Error(`no home at ${paths.join()}`);
  return found;
}

describe.each(localeCodes)('the cards of results in %s', (code) => {
  const t = wordsOf(code);

  it.each(['', '?view=grid'])(
    'call, message and mail the agent about the home and shortlist it, in the view "%s"',
    async (view) => {
      const { card, listing } = await open(code, rent, view);
      const reference = listing.reference.toUpperCase();
      const link = (way: string) =>
        within(card).getByLabelText(t(`resultCards.${way}About`, { name: madeAgent.name[code], reference }));
      expect(link('call')).toHaveAttribute('href', 'tel:+97440001203');
      const url = `https://safabay.example${localisePath(listingPath(listing), code)}`;
      const whatsapp = new URL(link('whatsapp').getAttribute('href') ?? '');
      expect(whatsapp.pathname).toBe('/97450001203');
      expect(whatsapp.searchParams.get('text')).toContain(reference);
      expect(whatsapp.searchParams.get('text')).toContain(url);
      const mail = new URL(link('email').getAttribute('href') ?? '');
      expect(mail.pathname).toBe(madeAgent.email);
      expect(mail.searchParams.get('subject')).toContain(reference);
      expect(mail.searchParams.get('body')).toContain(url);
      expect(card.querySelector('a a, a button, button a')).toBeNull();
      const heart = card.querySelector('[aria-pressed]') as HTMLElement;
      fireEvent.click(heart);
      expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
  );

  it('say what a price was reduced from, and only then; and show pictures as they are asked for', async () => {
    const { cards } = await open(code, rent);
    const reduced = t('resultCards.reducedFrom', { price: '' }).trim();
    const said = cards.filter(({ card }) => card.textContent?.includes(reduced));
    const expected = cards.filter(({ listing }) => reducedFrom(listing) !== null);
    expect(expected.length).toBeGreaterThan(0);
    expect(said).toEqual(expected);
    const several = cards.find(({ listing }) => listing.gallery.length >= 4);
    const { card, listing } = several as (typeof cards)[number];
    const pictures = () => [...card.querySelectorAll('img')].map((img) => img.getAttribute('alt'));
    const alt = (file: string) => ({ en: `Picture ${file}`, ar: `صورة ${file}` })[code];
    expect(pictures()).toHaveLength(1);
    fireEvent.pointerEnter(card.querySelector('img') as HTMLElement);
    expect(pictures()).toHaveLength(2);
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this);
    };
    const next = t('resultCards.nextPicture', { reference: listing.reference.toUpperCase() });
    fireEvent.click(within(card).getByLabelText(next));
    expect(shown[0]?.querySelector('img')).toHaveAttribute('alt', pictures()[1]);
    const strip = within(card).getByLabelText(
      t('resultCards.pictures', { reference: listing.reference.toUpperCase() }),
    );
    fireEvent.keyDown(strip, { key: code === 'ar' ? 'ArrowRight' : 'ArrowLeft' });
    expect(shown).toHaveLength(1);
    fireEvent.keyDown(strip, { key: code === 'ar' ? 'ArrowLeft' : 'ArrowRight' });
    expect(shown).toHaveLength(2);
    const files = listing.gallery.slice(0, 2).map(alt);
    expect(files).toContain(pictures()[1]);
  });

  it('are marked when new since the last visit or opened before; opened ones are left out on request', async () => {
    const [first = '', second = ''] =
      pageOfResults(code, rent).results?.cards.map(({ reference }) => reference) ?? [];
    rememberOpened(first);
    rememberNewHomes('residential', [Number(first.replace('cap-', ''))]);
    rememberNewHomes('new-homes', [Number(second.replace('cap-', ''))]);
    const { card, cards } = await open(code, rent);
    const marked = cards.filter((each) => each.card.textContent?.includes(t('resultCards.newToYou')));
    expect(marked.map(({ listing }) => listing.reference)).toEqual([first]);
    // Opened in another tab.
    const inOtherTab = { at: Date.now(), homes: [`residential ${second.replace('cap-', '')}`] };
    const key = 'new-since-visit';
    localStorage.setItem(key, JSON.stringify([inOtherTab, { at: 0, homes: [`residential 1`] }]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    // The cards subscribe after they are drawn, which may not have happened yet on a busy machine.
    await waitFor(() => expect(cards[1]?.card).toHaveTextContent(t('resultCards.newToYou')));
    expect(card).not.toHaveTextContent(t('resultCards.newToYou'));
    expect(card).toHaveAttribute('data-reference', first);
    expect(within(card).getByText(t('resultCards.seen'))).toBeVisible();
    act(() => hideOpened(true));
    expect(document.querySelector(`[data-reference="${first}"]`)).toBeNull();
    expect(document.body).toHaveTextContent(t('resultCards.hidden', { count: 1 }));
    fireEvent.click(screen.getByText(t('resultCards.showHidden')));
    expect(document.querySelector(`[data-reference="${first}"]`)).not.toBeNull();
  });

  it('say which homes for sale are open to foreign owners, none of which is leasehold', async () => {
    const { cards } = await open(code, sale);
    const ownable = cards.filter(({ card }) => card.textContent?.includes(t('resultCards.foreignOwners')));
    expect(ownable.length).toBeGreaterThan(0);
    expect(ownable.length).toBeLessThan(cards.length);
    expect(ownable.filter(({ listing }) => listing.tenure === 'leasehold')).toEqual([]);
  });
});
