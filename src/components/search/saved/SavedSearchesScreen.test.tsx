import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import {
  address,
  answerWith,
  json,
  numbers,
  sent,
  stored,
  stubSavedSearches,
} from '../../../../tests/support/stubSavedSearches';
import { packNumbers } from '../../../domain/alerts/deviceSearches';
import { localisePath } from '../../../domain/site/paths';
import { localeCodes } from '../../../i18n/locales';
import { isNewSinceVisit } from './homesSinceVisit';
import { SavedSearchesScreen } from './SavedSearchesScreen';

const user = userEvent.setup({ delay: null });

stubSavedSearches();

function store(seen: number[] | null) {
  const search = { name: 'Two rooms', address, saved: '2026-11-17T09:00:00.000Z', seen };
  localStorage.setItem('saved-searches', JSON.stringify([search]));
}

describe.each(localeCodes)('the searches of this device in %s', (code) => {
  const t = wordsOf(code);
  const open = () => renderInLanguage(<SavedSearchesScreen />, code, '/saved-searches/');
  const button = (key: string, name = 'Two rooms') => screen.getByRole('button', { name: t(key, { name }) });

  it('say how many homes are new, until these are marked as seen', async () => {
    store(packNumbers(numbers.slice(3)));
    open();
    expect(await screen.findByText(t('saved.new', { count: 3 }))).toBeVisible();
    expect(screen.getByText(t('saved.total', { count: numbers.length }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('saved.openOf', { name: 'Two rooms' }) })).toHaveAttribute(
      'href',
      localisePath(address, code),
    );
    await user.click(button('saved.markSeenOf'));
    expect(screen.getByText(t('saved.noneNew'))).toBeVisible();
    expect(stored()[0].seen).toEqual(packNumbers(numbers));
  });

  it('mark the homes that are new when their results are opened', async () => {
    store(packNumbers(numbers.slice(2)));
    open();
    await screen.findByText(t('saved.new', { count: 2 }));
    // jsdom cannot follow links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: t('saved.openOf', { name: 'Two rooms' }) }));
    const marked = numbers.filter((number) => isNewSinceVisit('residential', `cap-${number}`));
    expect(marked).toEqual(numbers.slice(0, 2));
    expect(stored()[0].seen).toEqual(packNumbers(numbers));
  });

  it('are renamed, deleted and restored', async () => {
    store(null);
    open();
    await waitFor(() => expect(stored()[0].seen).toEqual(packNumbers(numbers)));
    await user.click(button('saved.renameOf'));
    const field = screen.getByRole('textbox', { name: t('saved.name') });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Flat{Enter}');
    expect(screen.getByRole('heading', { name: 'Flat' })).toBeVisible();
    await user.click(button('saved.deleteOf', 'Flat'));
    expect(stored()).toEqual([]);
    expect(screen.getByRole('heading', { name: t('saved.device.empty') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('saved.undo') }));
    expect(stored()).toMatchObject([{ name: 'Flat', address }]);
  });
});

describe('the searches saved at an address', () => {
  const code = 'ar';
  const t = wordsOf(code);
  const search = {
    id: 's1',
    name: 'Two rooms',
    address,
    frequency: 'daily',
    state: 'active',
    locale: code,
    created: '2026-11-17T09:00:00.000Z',
  };
  const token = 'a1b2c3d4e5f6';
  const open = (fragment: string) => {
    window.history.replaceState(null, '', `/saved-searches/${fragment}`);
    renderInLanguage(<SavedSearchesScreen />, code, '/saved-searches/');
  };
  const list = { email: 'sara@example.com', locale: code, searches: [search] };
  const name = { name: search.name };

  it('are listed by the link of a mail, whose token leaves the address bar, and changed', async () => {
    answerWith((method) => json(200, method === 'GET' ? list : { ...search, state: 'paused' }));
    open(`#token=${token}`);
    expect(await screen.findByText(t('saved.mail.of', { email: list.email }))).toBeVisible();
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: t('saved.mail.pauseOf', name) }));
    expect(await screen.findByText(t('saved.mail.paused'))).toBeVisible();
    const often = screen.getByRole('combobox', { name: t('saved.mail.frequencyOf', name) });
    await user.selectOptions(often, 'weekly');
    await waitFor(() =>
      expect(sent).toEqual([
        { method: 'GET', path: '', body: null, token: `Bearer ${token}` },
        { method: 'PATCH', path: '/s1', body: { state: 'paused' }, token: `Bearer ${token}` },
        { method: 'PATCH', path: '/s1', body: { frequency: 'weekly' }, token: `Bearer ${token}` },
      ]),
    );
  });

  it('are deleted one by one, and the address with the last one', async () => {
    const other = { ...search, id: 's2', name: 'Villa' };
    answerWith((method) =>
      method === 'GET'
        ? json(200, { ...list, searches: [search, other] })
        : new Response(null, { status: 204 }),
    );
    open(`#token=${token}`);
    await user.click(await screen.findByRole('button', { name: t('saved.deleteOf', name) }));
    await waitFor(() => expect(screen.getByText(t('saved.mail.of', { email: list.email }))).toHaveFocus());
    expect(screen.queryByRole('heading', { name: search.name })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('saved.deleteOf', { name: other.name }) }));
    expect(await screen.findByText(t('saved.mail.erasedText'))).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are all deleted after a question', async () => {
    answerWith((method) => (method === 'GET' ? json(200, list) : new Response(null, { status: 204 })));
    open(`#token=${token}`);
    const erase = await screen.findByRole('button', { name: t('saved.mail.erase') });
    await user.click(erase);
    await user.click(screen.getByRole('button', { name: t('saved.mail.eraseNo') }));
    expect(screen.getByRole('button', { name: t('saved.mail.erase') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('saved.mail.erase') }));
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('saved.mail.eraseYes') }));
    expect(await screen.findByRole('heading', { name: t('saved.mail.erased') })).toHaveFocus();
    expect(sent.at(-1)).toMatchObject({ path: '', method: 'DELETE', token: `Bearer ${token}` });
    expect(sessionStorage).toHaveLength(0);
  });

  it('stay as they are when the server cannot be reached, and the visitor is told so', async () => {
    answerWith((method) => (method === 'GET' ? json(200, list) : json(500, {})));
    open(`#token=${token}`);
    await user.click(await screen.findByRole('button', { name: t('saved.deleteOf', name) }));
    expect(await screen.findByText(t('saved.mail.notChanged'))).toBeVisible();
    expect(screen.getByRole('heading', { name: search.name })).toBeVisible();
  });

  it('are not shown for a link that is no longer valid, which is forgotten', async () => {
    answerWith(() => json(404, { errors: [{ code: 'unknown' }] }));
    open(`#token=${token}`);
    expect(await screen.findByText(t('saved.mail.gone'))).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ask to open the mail after a form that was posted without a script', async () => {
    open('?asked=1');
    expect(await screen.findByText(t('saved.mail.askedText'))).toBeVisible();
    expect(sent).toEqual([]);
    await act(async () => {});
  });
});
