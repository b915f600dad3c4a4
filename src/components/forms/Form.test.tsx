// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { answerWith, fetchStub, navigate, sentLead } from '../../../tests/support/stubSending';
import { withViewingTimes } from '../../../tests/support/viewingTimes';
import { type FormId, formIds, forms } from '../../domain/forms/forms';
import { slotTimes } from '../../domain/forms/slots';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { Form } from './Form';

const languages: [LocaleCode, string, string][] = [
  ['en', '/callback/', '/callback-thankyou/'],
  ['ar', '/ar/callback/', '/ar/callback-thankyou/'],
];

describe.each(languages)('the callback form in %s', (code, page, thanks) => {
  const t = wordsOf(code);
  const open = () => renderInLanguage(withViewingTimes(<Form form="callback" />), code, '/callback/');
  const nameField = () => screen.getByRole('textbox', { name: t('forms.fields.name.label') });
  const phoneField = () => screen.getByRole('textbox', { name: t('forms.fields.phone.label') });
  const consentBox = () => screen.getByRole('checkbox', { name: t('forms.fields.consent.label') });
  const slotOption = () =>
    screen.getByRole('radio', { name: t('forms.slot', slotTimes('10:00-12:00', code)) });
  const topicList = () => screen.getByRole('combobox', { name: t('forms.fields.topic.label') });
  const countryList = () => screen.getByRole('combobox', { name: t('forms.fields.phone.country') });
  const send = () => userEvent.click(screen.getByRole('button'));
  const fillIn = async () => {
    await userEvent.type(nameField(), 'سارة Sara');
    await userEvent.type(phoneField(), '٥٥٥٥ ١٢٣٤');
    await userEvent.click(slotOption());
    await userEvent.click(consentBox());
  };

  it('has fields with labels, hints, marks and autofill', async () => {
    open();
    expect(screen.getByRole('form', { name: t('forms.callback.title') })).toBeVisible();
    expect(screen.getByText(t('forms.requiredNote'))).toBeVisible();
    expect(nameField()).toBeRequired();
    expect(nameField()).toHaveAttribute('autocomplete', 'name');
    expect(nameField().closest('div')).toHaveTextContent(t('forms.required'));
    expect(phoneField()).toHaveAccessibleDescription(t('forms.fields.phone.hint'));
    expect(phoneField()).toHaveAttribute('dir', 'ltr');
    expect(phoneField()).toHaveAttribute('autocomplete', 'tel');
    expect(countryList()).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(countryList()).toHaveValue('QA');
    expect(within(countryList()).getAllByRole('option').length).toBeLessThan(20);
    await userEvent.click(nameField());
    await waitFor(() => expect(within(countryList()).getAllByRole('option').length).toBeGreaterThan(200));
    expect(screen.getByRole('group', { name: t('forms.fields.slot.label') })).toContainElement(slotOption());
    expect(topicList()).not.toBeRequired();
    expect(topicList().closest('div')).toHaveTextContent(t('forms.optional'));
    expect(screen.getByRole('link', { name: t('forms.privacyLink') })).toHaveAttribute(
      'href',
      page.replace('callback', 'privacy-policy'),
    );
  });

  it('can be submitted without JavaScript', () => {
    const { container } = open();
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', `/api/leads?language=${code}&page=${page}`);
    expect(form).toHaveAttribute('novalidate');
    expect(form).toHaveFormValues({ form: 'callback', language: code, page, extra: '' });
    const trap = container.querySelector('[name=extra]');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('lists missing answers, focuses the list and links to the fields when submitted empty', async () => {
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
    expect(
      screen.getByRole('radio', { name: t('forms.slot', slotTimes('08:00-10:00', code)) }),
    ).toHaveFocus();
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('keeps what was typed and shows no errors before it is submitted', async () => {
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

  it('is sent once after correction and opens the thank-you page', async () => {
    open();
    await send();
    await fillIn();
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`${thanks}?reference=SB-7KQ4MD&form=callback`));
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
      phoneCountry: 'QA',
      slot: '10:00-12:00',
      consent: 'yes',
    });
  });

  it('shows that it is being sent and is not sent twice', async () => {
    fetchStub.mockImplementation(() => new Promise(() => {}));
    open();
    await fillIn();
    await send();
    expect(screen.getByRole('button', { name: t('forms.sending') })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(t('forms.sending'));
    await send();
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('shows a network failure, keeps the answers and sends them again as the same lead', async () => {
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

  it('restores its draft after a reload, except for the consent', async () => {
    const { unmount } = open();
    await fillIn();
    await userEvent.selectOptions(topicList(), 'renting');
    await waitFor(() => userEvent.selectOptions(countryList(), 'DE'));
    unmount();
    open();
    expect(nameField()).toHaveValue('سارة Sara');
    expect(topicList()).toHaveValue('renting');
    // The list is rendered with the nearby countries; the others are added for the draft.
    await waitFor(() => expect(countryList()).toHaveValue('DE'));
    expect(slotOption()).toBeChecked();
    expect(consentBox()).not.toBeChecked();
  });

  it('shows errors returned by the server', async () => {
    answerWith(422, { errors: [{ field: 'phone', code: 'phone' }] });
    open();
    await fillIn();
    await send();
    const summary = await screen.findByRole('alert', { name: t('forms.summary.title') });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: t('forms.errors.phone') })).toBeVisible();
    expect(phoneField()).toBeInvalid();
  });

  it('hydrates without differences, whatever the date and the draft', () => {
    sessionStorage.setItem('draft callback {}', JSON.stringify({ answers: { name: 'Sara' }, key: null }));
    const complain = vi.spyOn(console, 'error');
    const page = inLanguage(withViewingTimes(<Form form="callback" />), code, '/callback/');
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    render(page, { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    expect(nameField()).toHaveValue('Sara');
  });
});

describe.each(formIds)('the form %s', (form: FormId) => {
  it.each(localeCodes)('has all its texts in %s', (code) => {
    const { container } = renderInLanguage(withViewingTimes(<Form form={form} />), code);
    const { fields } = forms[form];
    expect(screen.getByRole('form', { name: wordsOf(code)(`forms.${form}.title`) })).toBeVisible();
    expect(container).not.toHaveTextContent('forms.');
    expect(container.querySelectorAll('[data-field]')).toHaveLength(
      fields.filter(({ kind }) => kind !== 'hidden').length,
    );
  });
});

describe('a date field', () => {
  it('accepts dates from today in Qatar to three months ahead', () => {
    vi.setSystemTime('2026-11-20T22:00:00Z');
    renderInLanguage(withViewingTimes(<Form form="bookViewing" />), 'en');
    const day = screen.getByLabelText(wordsOf('en')('forms.fields.date.label'), { exact: false });
    vi.useRealTimers();
    expect(day).toHaveAttribute('min', '2026-11-21');
    expect(day).toHaveAttribute('max', '2027-02-19');
    expect(day).toHaveAccessibleDescription(
      wordsOf('en')('forms.fields.date.hint', { hours: 'Sunday to Thursday' }),
    );
  });
});
