// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { type FormId, formIds } from '../../domain/forms/formIds';
import { forms } from '../../domain/forms/forms';
import type { LocaleCode } from '../../i18n/locales';
import { ContactNumbers } from './ContactNumbers';
import { Form } from './Form';

const fetchStub = vi.fn<typeof fetch>();
const navigate = vi.fn<(path: string) => void>();
const answerWith = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const sentLead = (call = 0) => JSON.parse(String(fetchStub.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('___navigate', navigate);
  answerWith(201, { reference: 'SB-7KQ4MD' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
  navigate.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const languages: [LocaleCode, string, string][] = [
  ['en', '/callback/', '/callback-thankyou/'],
  ['ar', '/ar/callback/', '/ar/callback-thankyou/'],
];

describe.each(languages)('the callback form in %s', (code, page, thanks) => {
  const t = wordsOf(code);
  const open = () => renderInLanguage(<Form form="callback" />, code, '/callback/');
  const nameField = () => screen.getByRole('textbox', { name: t('forms.fields.name.label') });
  const phoneField = () => screen.getByRole('textbox', { name: t('forms.fields.phone.label') });
  const consentBox = () => screen.getByRole('checkbox', { name: t('forms.fields.consent.label') });
  const slotOption = () => screen.getByRole('radio', { name: t('forms.options.slot.1000') });
  const send = () => userEvent.click(screen.getByRole('button'));
  const fillIn = async () => {
    await userEvent.type(nameField(), 'سارة Sara');
    await userEvent.type(phoneField(), '٥٥٥٥ ١٢٣٤');
    await userEvent.click(slotOption());
    await userEvent.click(consentBox());
  };

  it('asks its questions by label, with hints, marks and autofill', () => {
    open();
    expect(screen.getByRole('form', { name: t('forms.callback.title') })).toBeVisible();
    expect(screen.getByText(t('forms.requiredNote'))).toBeVisible();
    expect(nameField()).toBeRequired();
    expect(nameField()).toHaveAttribute('autocomplete', 'name');
    expect(nameField().closest('div')).toHaveTextContent(t('forms.required'));
    expect(phoneField()).toHaveAccessibleDescription(t('forms.fields.phone.hint'));
    expect(phoneField()).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('group', { name: t('forms.fields.slot.label') })).toContainElement(slotOption());
    const topic = screen.getByRole('combobox', { name: t('forms.fields.topic.label') });
    expect(topic).not.toBeRequired();
    expect(topic.closest('div')).toHaveTextContent(t('forms.optional'));
    expect(screen.getByRole('link', { name: t('forms.privacyLink') })).toHaveAttribute(
      'href',
      page.replace('callback', 'privacy-policy'),
    );
  });

  it('can be posted without script', () => {
    const { container } = open();
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/leads');
    expect(form).toHaveAttribute('novalidate');
    expect(form).toHaveFormValues({ form: 'callback', language: code, page, extra: '' });
    const trap = container.querySelector('[name=extra]');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('sent empty says what is missing, takes the focus there, and leads to the fields', async () => {
    open();
    await send();
    const summary = screen.getByRole('alert', { name: t('forms.summary.title') });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(t('forms.summary.text', { count: 4 }));
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription(t('forms.fields.name.required'));
    expect(consentBox()).toHaveAccessibleDescription(t('forms.fields.consent.required'));
    await userEvent.click(within(summary).getByRole('link', { name: t('forms.fields.name.required') }));
    expect(nameField()).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: t('forms.fields.slot.required') }));
    expect(screen.getByRole('radio', { name: t('forms.options.slot.0800') })).toHaveFocus();
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('keeps what was typed, and does not judge before it is sent', async () => {
    open();
    await userEvent.type(phoneField(), '12');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await send();
    expect(phoneField()).toHaveValue('12');
    expect(phoneField()).toHaveAccessibleDescription(
      `${t('forms.fields.phone.hint')} ${t('forms.errors.phone')}`,
    );
  });

  it('goes out once when it has been corrected, and leads to the thank-you page', async () => {
    open();
    await send();
    await fillIn();
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${thanks}?reference=SB-7KQ4MD`));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/leads');
    expect(sentLead()).toMatchObject({
      form: 'callback',
      language: code,
      page,
      key: expect.stringMatching(/^\w{32}$/),
      extra: '',
      name: 'سارة Sara',
      phone: '٥٥٥٥ ١٢٣٤',
      slot: '10:00-12:00',
      consent: 'yes',
    });
  });

  it('says that it is under way, and does not go out twice', async () => {
    fetchStub.mockImplementation(() => new Promise(() => {}));
    open();
    await fillIn();
    await send();
    expect(screen.getByRole('button', { name: t('forms.sending') })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(t('forms.sending'));
    await send();
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('says so when the line is broken, keeps the answers, and sends them again as the same lead', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    await fillIn();
    await send();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(t('forms.failed.title'));
    expect(failure).toHaveTextContent(t('forms.failed.text'));
    expect(nameField()).toHaveValue('سارة Sara');
    expect(screen.getByRole('button', { name: t('forms.callback.submit') })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    answerWith(201, { reference: 'SB-7KQ4MD' });
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(sentLead(1).key).toBe(sentLead(0).key);
  });

  it('has its draft back after a reload, but for the consent', async () => {
    const { unmount } = open();
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'renting');
    unmount();
    open();
    expect(nameField()).toHaveValue('سارة Sara');
    expect(screen.getByRole('combobox')).toHaveValue('renting');
    expect(slotOption()).toBeChecked();
    expect(consentBox()).not.toBeChecked();
  });

  it("shows the server's errors as its own", async () => {
    answerWith(422, { errors: [{ field: 'phone', code: 'phone' }] });
    open();
    await fillIn();
    await send();
    const summary = await screen.findByRole('alert', { name: t('forms.summary.title') });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: t('forms.errors.phone') })).toBeVisible();
    expect(phoneField()).toBeInvalid();
  });

  it('is drawn in the browser as it was at build, whatever the day and the draft', () => {
    sessionStorage.setItem('draft callback {}', JSON.stringify({ answers: { name: 'Sara' }, key: null }));
    const complain = vi.spyOn(console, 'error');
    const page = inLanguage(<Form form="callback" />, code, '/callback/');
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    render(page, { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    expect(nameField()).toHaveValue('Sara');
  });
});

describe.each(formIds)('the form %s', (form: FormId) => {
  it.each<LocaleCode>(['en', 'ar'])('has words for all that it shows in %s', (code) => {
    const { container } = renderInLanguage(<Form form={form} />, code);
    const { fields, title } = forms[form];
    expect(screen.getByRole('form', { name: wordsOf(code)(title) })).toBeVisible();
    expect(container).not.toHaveTextContent('forms.');
    expect(container.querySelectorAll('[data-field]')).toHaveLength(
      fields.filter(({ kind }) => kind !== 'hidden').length,
    );
  });
});

describe('what the page knows', () => {
  const t = wordsOf('en');

  it('goes along unseen, or stands in the field as its first answer', () => {
    const { unmount } = renderInLanguage(
      <Form form="propertyEnquiry" context={{ reference: 'cap-1042' }} />,
      'en',
    );
    expect(screen.getByRole('form')).toHaveFormValues({ reference: 'cap-1042' });
    expect(screen.queryByLabelText(t('forms.fields.reference.label'), { exact: false })).toBeNull();
    unmount();
    renderInLanguage(<Form form="jobApplication" context={{ role: 'Sales coordinator' }} />, 'en');
    expect(screen.getByRole('textbox', { name: t('forms.fields.role.label') })).toHaveValue(
      'Sales coordinator',
    );
  });

  it('comes from the address, too', () => {
    window.history.replaceState(null, '', '/book-a-viewing/?reference=cap-1042&consent=yes&form=newsletter');
    renderInLanguage(<Form form="bookViewing" />, 'en');
    expect(screen.getByRole('form')).toHaveFormValues({ reference: 'cap-1042', form: 'bookViewing' });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('counts for nothing where it is not among the answers offered', () => {
    window.history.replaceState(null, '', '/callback/?topic=nonsense&slot=nonsense');
    renderInLanguage(<Form form="callback" />, 'en');
    expect(screen.getByRole('combobox')).toHaveDisplayValue(t('forms.choose'));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('keeps drafts to different people apart', async () => {
    const toRania = <Form form="contactTeamMember" context={{ subject: 'rania-haddad' }} />;
    const toOmar = <Form form="contactTeamMember" context={{ subject: 'omar-benjelloun' }} />;
    const message = () => screen.getByRole('textbox', { name: t('forms.fields.message.label') });
    const first = renderInLanguage(toRania, 'en');
    await userEvent.type(message(), 'About my lease');
    first.unmount();
    const second = renderInLanguage(toOmar, 'en');
    expect(message()).toHaveValue('');
    second.unmount();
    renderInLanguage(toRania, 'en');
    expect(message()).toHaveValue('About my lease');
  });
});

describe('the newsletter form', () => {
  const t = wordsOf('en');
  const emailField = () => screen.getByRole('textbox', { name: t('forms.fields.email.label') });
  const send = () => userEvent.click(screen.getByRole('button'));
  const fillIn = async () => {
    await userEvent.type(emailField(), 'sara@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
  };

  it('forgets its draft once it has been received', async () => {
    const { unmount } = renderInLanguage(<Form form="newsletter" />, 'en');
    await fillIn();
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/thankyou/?reference=SB-7KQ4MD'));
    unmount();
    renderInLanguage(<Form form="newsletter" />, 'en');
    expect(emailField()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is another lead when it was changed after a failure', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    renderInLanguage(<Form form="newsletter" />, 'en');
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(emailField(), '.qa');
    await send();
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
    expect(sentLead(1).email).toBe('sara@example.com.qa');
    expect(sentLead(1).key).not.toBe(sentLead(0).key);
  });

  it.each([
    [413, { errors: [{ field: null, code: 'tooMuch' }] }, 'forms.refused.tooMuch'],
    [400, { errors: [{ field: null, code: 'unreadable' }] }, 'forms.refused.unreadable'],
    [503, { errors: [{ field: null, code: 'failed' }] }, 'forms.failed.text'],
    [429, {}, 'forms.failed.text'],
    [404, null, 'forms.failed.text'],
    [200, { anything: 1 }, 'forms.failed.text'],
  ])('answered with %i and %j does not count as sent', async (status, body, words) => {
    answerWith(status, body);
    renderInLanguage(<Form form="newsletter" />, 'en');
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(t(words));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('names numbers to ring when it could not be sent', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    renderInLanguage(
      <ContactNumbers.Provider value={{ phone: '+974 4000 1180', whatsapp: '+974 5000 1180' }}>
        <Form form="newsletter" />
      </ContactNumbers.Provider>,
      'en',
    );
    await fillIn();
    await send();
    const failure = await screen.findByRole('alert');
    const links = within(failure).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+97440001180',
      'https://wa.me/97450001180?text=Newsletter',
    ]);
  });

  it('works, draft and retry included, where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderInLanguage(<Form form="newsletter" />, 'en');
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(sentLead(1).key).toBe(sentLead(0).key);
  });

  it('does not trip over a draft that it cannot read', () => {
    sessionStorage.setItem('draft newsletter {}', '{"answers":');
    renderInLanguage(<Form form="newsletter" />, 'en');
    expect(emailField()).toHaveValue('');
  });

  it('gives up on a line that stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fetchStub.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
        }),
    );
    renderInLanguage(<Form form="newsletter" />, 'en');
    await fillIn();
    await send();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('forms.failed.text'));
  });
});

describe('a day', () => {
  it('can be chosen from today in Qatar to three months ahead', () => {
    vi.setSystemTime('2026-11-20T22:00:00Z');
    renderInLanguage(<Form form="bookViewing" />, 'en');
    const day = screen.getByLabelText(wordsOf('en')('forms.fields.date.label'), { exact: false });
    vi.useRealTimers();
    expect(day).toHaveAttribute('min', '2026-11-21');
    expect(day).toHaveAttribute('max', '2027-02-19');
    expect(day).toHaveAccessibleDescription(wordsOf('en')('forms.fields.date.hint'));
  });
});
