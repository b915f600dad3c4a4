// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { answerWith, fetchStub, navigate, sentLead } from '../../../tests/support/stubSending';
import { localeCodes } from '../../i18n/locales';
import { Form } from './Form';
import type { QueuedLead } from './leadQueue';
import { QueueStatus } from './QueueStatus';
import { sendDueLeads } from './sendQueue';

/** A substitute for IndexedDB, which jsdom lacks. */
const { database } = vi.hoisted(() => ({ database: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => database.get(key),
  set: async (key: string, value: unknown) => void database.set(key, value),
  del: async (key: string) => void database.delete(key),
  values: async () => [...database.values()],
}));

const queued = (): QueuedLead[] => [...database.values()] as QueuedLead[];
const breakLine = () => fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
const mend = () => answerWith(201, { reference: 'SB-7KQ4MD' });
const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  database.clear();
  localStorage.clear();
});

describe.each(localeCodes)('a form that cannot be sent, in %s', (code) => {
  const t = wordsOf(code);
  const page = (
    <>
      <Form form="newsletter" />
      <QueueStatus />
    </>
  );
  const emailField = () => screen.getByRole('textbox', { name: t('forms.fields.email.label') });
  const queueNewsletter = async () => {
    breakLine();
    renderInLanguage(page, code, '/newsletter/');
    await userEvent.type(emailField(), 'sara@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: t('forms.newsletter.submit') }));
    expect(await screen.findByText(t('forms.waiting.title'))).toBeVisible();
  };

  it('is queued, shows a message and opens the thank-you page once it is sent', async () => {
    await queueNewsletter();
    expect(screen.queryByRole('form')).toBeNull();
    expect(await screen.findByText(t('common.queue.waiting', { count: 1 }))).toBeVisible();
    expect(queued()).toMatchObject([{ form: 'newsletter', lead: { email: 'sara@example.com' } }]);
    expect(sessionStorage).toHaveLength(0);

    mend();
    await comeOnline();
    const thanks = code === 'ar' ? '/ar/thankyou/' : '/thankyou/';
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith(`${thanks}?reference=SB-7KQ4MD&form=newsletter`),
    );
    expect(queued()).toEqual([]);
    expect(new Set(fetchStub.mock.calls.map((_call, index) => sentLead(index).key)).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('gives its place to an empty form with the focus for another message', async () => {
    await queueNewsletter();
    await userEvent.click(await screen.findByRole('button', { name: t('forms.waiting.another') }));
    expect(screen.getByRole('form')).toHaveFocus();
    expect(emailField()).toHaveValue('');
  });

  it('is sent from another page, which shows the reference', async () => {
    await queueNewsletter();
    cleanup();
    mend();
    renderInLanguage(<QueueStatus />, code);
    expect(await screen.findByText(t('common.queue.sent', { reference: 'SB-7KQ4MD' }))).toBeVisible();
    expect(queued()).toEqual([]);
  });

  it('becomes a draft again when the server rejects it', async () => {
    await queueNewsletter();
    cleanup();
    answerWith(422, { errors: [{ field: 'email', code: 'email' }] });
    renderInLanguage(<QueueStatus />, code);
    await userEvent.click(await screen.findByRole('button', { name: t('common.queue.open') }));
    expect(queued()).toEqual([]);
    expect(sessionStorage.getItem('draft newsletter {}')).toContain('sara@example.com');
  });
});

describe('the queue', () => {
  const t = wordsOf('en');
  const entry = (key: string, keptAt: number): QueuedLead => ({
    key,
    form: 'newsletter',
    lead: { key, email: 'sara@example.com' },
    attached: null,
    draftName: 'draft newsletter {}',
    keptAt,
    refused: false,
  });
  const fill = () => {
    database.set('second', entry('second', 2));
    database.set('first', entry('first', 1));
    localStorage.setItem('leads waiting', '1');
  };

  it('sends the oldest lead first and stops at the first failure', async () => {
    fill();
    breakLine();
    renderInLanguage(<QueueStatus />, 'en');
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    expect(sentLead().key).toBe('first');
    mend();
    await userEvent.click(await screen.findByRole('button', { name: t('common.queue.sendNow') }));
    await waitFor(() => expect(queued()).toEqual([]));
    expect(fetchStub.mock.calls.map((_call, index) => sentLead(index).key)).toEqual([
      'first',
      'first',
      'second',
    ]);
  });

  it('tries again when the connection returns during a failing attempt', async () => {
    fill();
    let fail = () => {};
    fetchStub.mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new TypeError('Failed to fetch'));
        }),
    );
    renderInLanguage(<QueueStatus />, 'en');
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    await comeOnline();
    mend();
    fail();
    await waitFor(() => expect(queued()).toEqual([]));
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  it('increases the interval between automatic attempts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    fill();
    database.delete('second');
    answerWith(503, { errors: [{ field: null, code: 'failed' }] });
    const minutes: number[] = [];
    for (let minute = 0; minute <= 130; minute++) {
      const tries = fetchStub.mock.calls.length;
      await sendDueLeads();
      if (fetchStub.mock.calls.length > tries) minutes.push(minute);
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
  });

  it('waits on another page until it is told to send', async () => {
    fill();
    for (const key of ['first', 'second']) {
      database.set(key, { ...entry(key, 1), attempts: 5, retryAt: Date.now() + 60_000 });
    }
    renderInLanguage(<QueueStatus />, 'en');
    const button = await screen.findByRole('button', { name: t('common.queue.sendNow') });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fetchStub).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(queued()).toEqual([]));
  });

  it('sends due leads although an earlier one is delayed', async () => {
    fill();
    database.set('first', { ...entry('first', 1), attempts: 5, retryAt: Date.now() + 60_000 });
    renderInLanguage(<QueueStatus />, 'en');
    await waitFor(() => expect(queued()).toMatchObject([{ key: 'first' }]));
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('sends a lead whose time was noted while the clock of the device was a year ahead', async () => {
    fill();
    database.delete('second');
    const year = 365 * 86_400_000;
    database.set('first', { ...entry('first', 1), attempts: 2, retryAt: Date.now() + year });
    await sendDueLeads();
    expect(queued()).toEqual([]);
  });

  it('keeps a lead that the server rejects until it is discarded', async () => {
    fill();
    database.delete('second');
    answerWith(400, { errors: [{ field: null, code: 'unreadable' }] });
    renderInLanguage(<QueueStatus />, 'en');
    await userEvent.click(await screen.findByRole('button', { name: t('common.queue.discard') }));
    expect(queued()).toEqual([]);
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('loads nothing while it is empty', async () => {
    renderInLanguage(<QueueStatus />, 'en');
    expect(screen.queryByRole('status')).toBeNull();
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
