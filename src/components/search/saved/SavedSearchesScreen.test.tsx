import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { answerSearchFiles, madeListings } from '../../../../tests/support/searchScreen';
import { maxDeviceSearches, packNumbers } from '../../../domain/alerts/deviceSearches';
import { readSavedSearch } from '../../../domain/alerts/readSavedSearch';
import { readSavedAddress } from '../../../domain/alerts/savedSearch';
import { localisePath } from '../../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../../i18n/locales';
import { isNewSinceVisit } from './homesSinceVisit';
import { SavedSearchesScreen } from './SavedSearchesScreen';
import { SaveSearchButton } from './SaveSearchButton';
import { ScriptlessForm } from './ScriptlessForm';
import { requestAlerts } from './savedSearchesApi';
import { saveOnDevice } from './useDeviceSearches';

const user = userEvent.setup({ delay: null });
const address = '/properties/for-rent/in-qatar/?min-bedrooms=2';
const numbers = madeListings
  .filter(({ family, purpose, status, bedrooms }) => {
    return family === 'residential' && purpose === 'rent' && status === 'for-rent' && (bedrooms ?? 0) >= 2;
  })
  .map(({ reference }) => Number(reference.replace(/\D/g, '')));

/** Requests to the API, and what it answers: a status and a body, or a function that throws. */
const sent: { method: string; path: string; body: unknown; token: string | null }[] = [];
let answer: (method: string, path: string) => Response;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeAll(() => {
  // jsdom does not implement `showModal`.
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  sent.length = 0;
  answer = () => json(202, { ok: true });
  const searchFiles = answerSearchFiles();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input.startsWith('/page-data/')) return json(200, { result: { data: { view: { content: {} } } } });
    if (!input.startsWith('/api/saved-searches')) return searchFiles(input);
    const method = init.method ?? 'GET';
    const path = input.slice('/api/saved-searches'.length);
    const token = new Headers(init.headers).get('authorization');
    sent.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : null, token });
    return answer(method, path);
  });
  vi.stubGlobal('scrollTo', () => {});
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  // The store reads the storage anew.
  window.dispatchEvent(new StorageEvent('storage', { key: 'saved-searches' }));
});

const stored = () => JSON.parse(localStorage.getItem('saved-searches') ?? '[]');

function store(seen: number[] | null) {
  const search = { name: 'Two rooms', address, saved: '2026-11-17T09:00:00.000Z', seen };
  localStorage.setItem('saved-searches', JSON.stringify([search]));
}

async function openDialog(code: LocaleCode) {
  const t = wordsOf(code);
  const query = readSavedAddress(address);
  if (!query) throw new Error(address);
  renderInLanguage(
    <SaveSearchButton query={{ ...query, sort: 'lowest', page: 2 }} feed="/properties/for-rent/in-qatar/" />,
    code,
    '/properties/search/',
  );
  await user.click(screen.getByRole('button', { name: t('results.save') }));
  return within(await screen.findByRole('form', { name: t('results.save') }, { timeout: 5000 }));
}

describe.each(localeCodes)('saving a search in %s', (code) => {
  const t = wordsOf(code);

  it('on the device proposes a name, leaves out order and page, and links to the list', async () => {
    const form = await openDialog(code);
    expect(form.getByRole('link', { name: 'Atom' })).toBeVisible();
    const name = form.getByRole('textbox', { name: new RegExp(t('saved.name')) });
    const bedrooms = t('results.atLeast', { what: t('listings.bedrooms', { count: 2 }) });
    expect(name).toHaveValue(
      [
        t('search.title.rent', {
          what: t('search.family.residential.any'),
          place: { en: 'Qatar', ar: 'قطر' }[code],
        }),
        bedrooms,
      ].join(' · '),
    );
    await user.clear(name);
    await user.click(form.getByRole('button', { name: t('saved.submit.device') }));
    expect(form.getByText(t('saved.nameRequired'))).toBeVisible();
    await user.type(name, ' For  us ');
    await user.click(form.getByRole('button', { name: t('saved.submit.device') }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('heading', { name: t('saved.done.device') })).toHaveFocus();
    expect(dialog.getByRole('link', { name: t('saved.list') })).toHaveAttribute(
      'href',
      localisePath('/saved-searches/', code),
    );
    expect(stored()).toMatchObject([{ name: 'For us', address, seen: packNumbers(numbers) }]);
    expect(sent).toEqual([]);
  });

  it('by e-mail asks for address and consent, and says that a mail has to be confirmed', async () => {
    const form = await openDialog(code);
    await user.click(form.getByRole('radio', { name: t('saved.where.email') }));
    const send = form.getByRole('button', { name: t('saved.submit.email') });
    await user.click(send);
    expect(form.getByText(t('forms.fields.email.required'))).toBeVisible();
    expect(form.getByText(t('saved.consentRequired'))).toBeVisible();
    // What was typed would be lost with the page.
    const policy = form.getByRole('link', { name: `${t('forms.privacyLink')} ${t('saved.newTab')}` });
    expect(policy).toHaveAttribute('target', '_blank');
    const email = form.getByRole('textbox', { name: new RegExp(t('forms.fields.email.label')) });
    await waitFor(() => expect(email).toHaveFocus());
    fireEvent.change(email, { target: { value: 'sara@example.com' } });
    await user.click(form.getByRole('checkbox'));
    await user.click(send);
    expect(await screen.findByText(t('saved.done.emailText', { email: 'sara@example.com' }))).toBeVisible();
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '',
        body: { locale: code, address, email: 'sara@example.com', frequency: 'daily', consent: 'yes' },
      },
    ]);
  });
});

describe('a search that cannot be saved on the device', () => {
  it('is said to be forgotten where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(saveOnDevice('Two rooms', address, null)).toBe('unstored');
    vi.restoreAllMocks();
    expect(saveOnDevice('Two rooms', address, null)).toBe('saved');
  });

  it('leaves the others as they are when there are too many', () => {
    for (let price = 1; price <= maxDeviceSearches; price++)
      expect(saveOnDevice('x', `/properties/for-rent/in-qatar/?max-price=${price}`, null)).toBe('saved');
    expect(saveOnDevice('Two rooms', address, null)).toBe('full');
    expect(stored()).toHaveLength(maxDeviceSearches);
  });
});

describe('a search that cannot be saved by e-mail', () => {
  const page = '<!doctype html>';
  const goOffline = () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    throw new TypeError('Failed to fetch');
  };

  it.each([
    ['noServer', 'a missing page', () => new Response(page, { status: 404 })],
    ['noServer', 'a page of the site', () => new Response(page, { status: 200 })],
    ['noServer', 'a server without mail', () => json(503, { errors: [{ field: null, code: 'noMail' }] })],
    ['tooOften', 'too many requests', () => json(429, { errors: [{ code: 'tooOften' }] })],
    ['refused', 'a fault', () => json(422, { errors: [{ field: 'address', code: 'option' }] })],
    ['failed', 'a proxy without server', () => new Response(page, { status: 502 })],
    ['offline', 'no connection', goOffline],
  ] as const)('fails as %s after %s', async (failure, _, reply) => {
    answer = reply;
    expect(await requestAlerts({ address })).toMatchObject({ ok: false, failure });
  });

  it('keeps the answers and can be saved on the device', async () => {
    const t = wordsOf('en');
    answer = () => new Response(page, { status: 405 });
    const form = await openDialog('en');
    await user.click(form.getByRole('radio', { name: t('saved.where.email') }));
    const email = form.getByRole('textbox', { name: new RegExp(t('forms.fields.email.label')) });
    fireEvent.change(email, { target: { value: 'sara@example.com' } });
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: t('saved.submit.email') }));
    expect(await screen.findByText(t('saved.failure.noServer'))).toBeVisible();
    expect(email).toHaveValue('sara@example.com');
    await user.click(form.getByRole('button', { name: t('saved.instead') }));
    expect(stored()).toMatchObject([{ address }]);
  });
});

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
    answer = (method) => json(200, method === 'GET' ? list : { ...search, state: 'paused' });
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
    answer = (method) =>
      method === 'GET'
        ? json(200, { ...list, searches: [search, other] })
        : new Response(null, { status: 204 });
    open(`#token=${token}`);
    await user.click(await screen.findByRole('button', { name: t('saved.deleteOf', name) }));
    await waitFor(() => expect(screen.getByText(t('saved.mail.of', { email: list.email }))).toHaveFocus());
    expect(screen.queryByRole('heading', { name: search.name })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('saved.deleteOf', { name: other.name }) }));
    expect(await screen.findByText(t('saved.mail.erasedText'))).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are all deleted after a question', async () => {
    answer = (method) => (method === 'GET' ? json(200, list) : new Response(null, { status: 204 }));
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
    answer = (method) => (method === 'GET' ? json(200, list) : json(500, {}));
    open(`#token=${token}`);
    await user.click(await screen.findByRole('button', { name: t('saved.deleteOf', name) }));
    expect(await screen.findByText(t('saved.mail.notChanged'))).toBeVisible();
    expect(screen.getByRole('heading', { name: search.name })).toBeVisible();
  });

  it('are not shown for a link that is no longer valid, which is forgotten', async () => {
    answer = () => json(404, { errors: [{ code: 'unknown' }] });
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

it.each(localeCodes)('the form for browsers without scripts posts what the server accepts, in %s', (code) => {
  renderInLanguage(<ScriptlessForm />, code, '/saved-searches/');
  const form = screen.getByRole<HTMLFormElement>('form');
  const answers = {
    address: `https://www.safabay.example${localisePath(address, code)}`,
    name: 'Two rooms',
    email: 'sara@example.com',
  };
  for (const [name, value] of Object.entries(answers))
    fireEvent.change(form.elements.namedItem(name) as HTMLInputElement, { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/saved-searches']);
  expect(readSavedSearch(Object.fromEntries(new FormData(form)))).toMatchObject({
    request: { ...answers, address, locale: code, frequency: 'daily', trapped: false },
    faults: [],
  });
});
