import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { stubDialogs } from '../../../../tests/support/stubDialogs';
import {
  address,
  answerWith,
  json,
  numbers,
  sent,
  stored,
  stubSavedSearches,
} from '../../../../tests/support/stubSavedSearches';
import { maxDeviceSearches, packNumbers } from '../../../domain/alerts/deviceSearches';
import { readSavedAddress } from '../../../domain/alerts/savedSearch';
import { localisePath } from '../../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../../i18n/locales';
import { SaveSearchButton } from './SaveSearchButton';
import { requestAlerts } from './savedSearchesApi';
import { saveOnDevice } from './useDeviceSearches';

const user = userEvent.setup({ delay: null });

stubDialogs();
stubSavedSearches();

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

  it('by email asks for address and consent, and says that a mail has to be confirmed', async () => {
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

describe('a search that cannot be saved by email', () => {
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
    answerWith(reply);
    expect(await requestAlerts({ address })).toMatchObject({ ok: false, failure });
  });

  it('keeps the answers and can be saved on the device', async () => {
    const t = wordsOf('en');
    answerWith(() => new Response(page, { status: 405 }));
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
