// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { answerWith, fetchStub, navigate, sentLead } from '../../../tests/support/stubSending';
import { withViewingTimes } from '../../../tests/support/viewingTimes';
import { ContactNumbers } from './ContactNumbers';
import { Form } from './Form';

describe('values known from the page', () => {
  const t = wordsOf('en');

  it('are sent in hidden fields or prefill visible ones', () => {
    const { unmount } = renderInLanguage(
      <Form form="propertyEnquiry" context={{ reference: 'cap-1042' }} />,
      'en',
    );
    expect(screen.getByRole('form')).toHaveFormValues({ reference: 'cap-1042' });
    expect(screen.queryByDisplayValue('cap-1042')).not.toBeVisible();
    unmount();
    renderInLanguage(<Form form="jobApplication" context={{ role: 'Sales coordinator' }} />, 'en');
    expect(screen.getByRole('textbox', { name: t('forms.fields.role.label') })).toHaveValue(
      'Sales coordinator',
    );
  });

  it('are also read from the URL', () => {
    window.history.replaceState(null, '', '/book-a-viewing/?reference=cap-1042&consent=yes&form=newsletter');
    renderInLanguage(<Form form="bookViewing" />, 'en');
    expect(screen.getByRole('form')).toHaveFormValues({ reference: 'cap-1042', form: 'bookViewing' });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('are ignored unless they are among the options', () => {
    window.history.replaceState(null, '', '/callback/?topic=nonsense&slot=nonsense&phoneCountry=nonsense');
    renderInLanguage(withViewingTimes(<Form form="callback" />), 'en');
    const list = (key: string) => screen.getByRole('combobox', { name: t(key) });
    expect(list('forms.fields.topic.label')).toHaveDisplayValue(t('forms.choose'));
    expect(list('forms.fields.phone.country')).toHaveValue('QA');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('separate drafts to different people', async () => {
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
  const openAndSend = async (page = <Form form="newsletter" />) => {
    const rendered = renderInLanguage(page, 'en');
    await userEvent.type(emailField(), 'sara@example.com');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    return rendered;
  };

  it('deletes its draft after it was received', async () => {
    const { unmount } = await openAndSend();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/thankyou/?reference=SB-7KQ4MD&form=newsletter'),
    );
    unmount();
    renderInLanguage(<Form form="newsletter" />, 'en');
    expect(emailField()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('gets a new key when it is changed after a failure', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await openAndSend();
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
  ])('shows a failure when the server answers with %i and %j', async (status, body, words) => {
    answerWith(status, body);
    await openAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(t(words));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows telephone numbers when sending fails', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await openAndSend(
      <ContactNumbers.Provider value={{ phone: '+974 4000 1180', whatsapp: '+974 5000 1180' }}>
        <Form form="newsletter" />
      </ContactNumbers.Provider>,
    );
    const failure = await screen.findByRole('alert');
    const links = within(failure).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+97440001180',
      'https://wa.me/97450001180?text=Newsletter',
    ]);
  });

  it('works, including drafts and retries, where the browser blocks storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openAndSend();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(sentLead(1).key).toBe(sentLead(0).key);
  });

  it('ignores an unreadable draft', () => {
    sessionStorage.setItem('draft newsletter {}', '{"answers":');
    renderInLanguage(<Form form="newsletter" />, 'en');
    expect(emailField()).toHaveValue('');
  });

  it('gives up when the server does not respond', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fetchStub.mockImplementation(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
        }),
    );
    await openAndSend();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('forms.failed.text'));
  });
});

describe('an application that could not be sent', () => {
  const t = wordsOf('en');
  const label = (field: string) => screen.getByLabelText(t(`forms.fields.${field}.label`), { exact: false });
  const send = () => userEvent.click(screen.getByRole('button', { name: t('forms.jobApplication.submit') }));
  const bodyOf = (call: number) => fetchStub.mock.calls[call]?.[1]?.body as FormData;

  it.each([
    ['the same CV', ['%PDF-1.7 first', 'cv.pdf'], true],
    ['another CV', ['%PDF-1.7 the second', 'new.pdf'], false],
    ['another CV of the same name', ['%PDF-1.7 the second', 'cv.pdf'], false],
  ] as const)('gets the same key only with the same file: %s', async (_which, [content, name], isSame) => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderInLanguage(<Form form="jobApplication" context={{ role: 'Sales coordinator' }} />, 'en');
    await userEvent.type(label('name'), 'Sara');
    await userEvent.type(label('email'), 'sara@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: t('forms.fields.phone.label') }), '40001180');
    await userEvent.click(screen.getByRole('checkbox'));
    const lastModified = Date.parse('2026-11-20T06:00:00Z');
    await userEvent.upload(label('cv'), new File(['%PDF-1.7 first'], 'cv.pdf', { lastModified }));
    await send();
    await screen.findByRole('alert');
    await userEvent.upload(label('cv'), new File([content], name, { lastModified }));
    await send();
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
    expect((bodyOf(1).get('cv') as File).name).toBe(name);
    expect(bodyOf(1).get('key') === bodyOf(0).get('key')).toBe(isSame);
  });
});
