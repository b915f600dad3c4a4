// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { fetchStub, navigate } from '../../../tests/support/stubSending';
import { withViewingTimes } from '../../../tests/support/viewingTimes';
import { slotTimes } from '../../domain/forms/slots';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { Form } from './Form';
import type { PhoneReader } from './phoneReader';
import * as reader from './phoneReader';

describe.each(localeCodes)('the CV field in %s', (code) => {
  const t = wordsOf(code);
  const field = () => screen.getByLabelText(t('forms.fields.cv.label'), { exact: false });
  const fillIn = async () => {
    const box = (key: string) => screen.getByRole('textbox', { name: t(key) });
    await userEvent.type(box('forms.fields.role.label'), 'Valuation surveyor');
    await userEvent.type(box('forms.fields.name.label'), 'Sara');
    await userEvent.type(box('forms.fields.email.label'), 'sara@example.com');
    await userEvent.type(box('forms.fields.phone.label'), '55551234');
    await userEvent.click(screen.getByRole('checkbox'));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: t('forms.jobApplication.submit') }));

  it('is a file input and is posted as multipart without JavaScript', () => {
    renderInLanguage(<Form form="jobApplication" />, code);
    expect(field()).toHaveAttribute('type', 'file');
    expect(field()).toHaveAttribute('accept', '.pdf,.doc,.docx');
    expect(field()).toHaveAccessibleDescription(t('forms.fields.cv.hint'));
    expect(screen.getByRole('form')).toHaveAttribute('enctype', 'multipart/form-data');
  });

  it.each([
    ['cv.pdf', 'no pdf', 'forms.fields.cv.fileType'],
    ['cv.pdf', '', 'forms.fields.cv.fileEmpty'],
    ['cv.pdf', `%PDF-1.7${'x'.repeat(5 * 1024 * 1024)}`, 'forms.fields.cv.fileTooLarge'],
  ])('rejects an invalid %s before sending', async (name, content, words) => {
    renderInLanguage(<Form form="jobApplication" />, code);
    await fillIn();
    await userEvent.upload(field(), new File([content], name));
    await send();
    expect(await screen.findByRole('link', { name: t(words) })).toBeVisible();
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('is sent together with the answers', async () => {
    renderInLanguage(<Form form="jobApplication" />, code);
    await fillIn();
    await userEvent.upload(field(), new File(['%PDF-1.7'], 'cv.pdf'));
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    const body = fetchStub.mock.calls[0]?.[1]?.body as FormData;
    expect(body.get('role')).toBe('Valuation surveyor');
    expect((body.get('cv') as File).name).toBe('cv.pdf');
  });
});

describe('the telephone field', () => {
  it.each<[LocaleCode, string, string]>([
    ['en', '5555 1234', 'Qatar +974 5555 1234'],
    ['en', '+44 20 7946 0000', 'United Kingdom +44 20 7946 0000'],
    ['ar', '٥٥٥٥١٢٣٤', 'قطر +974 5555 1234'],
  ])('shows the parsed number in %s: %s', async (code, typed, shown) => {
    renderInLanguage(withViewingTimes(<Form form="callback" />), code);
    const name = wordsOf(code)('forms.fields.phone.label');
    await userEvent.type(screen.getByRole('textbox', { name }), typed);
    await userEvent.tab();
    const field = screen.getByRole('textbox', { name }).closest('[data-field]');
    await waitFor(() => expect(field).toHaveTextContent(shown));
  });

  it('uses the selected country, unless the number starts with a country code', async () => {
    const t = wordsOf('en');
    renderInLanguage(<Form form="listProperty" />, 'en');
    const number = screen.getByRole('textbox', { name: t('forms.fields.phone.label') });
    const country = screen.getByRole('combobox', { name: t('forms.fields.phone.country') });
    await userEvent.type(number, '020 7946 0000');
    await userEvent.selectOptions(country, 'GB');
    const field = number.closest('[data-field]');
    await waitFor(() => expect(field).toHaveTextContent('United Kingdom +44 20 7946 0000'));
    await userEvent.clear(number);
    await userEvent.type(number, '+49 30 123456');
    await waitFor(() => expect(field).toHaveTextContent('Germany +49 30 123456'));
    await waitFor(() => expect(country).toHaveValue('DE'));
  });

  it('recognises the country of a number typed before the full list was loaded', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    const t = wordsOf('en');
    renderInLanguage(<Form form="listProperty" />, 'en');
    const number = screen.getByRole('textbox', { name: t('forms.fields.phone.label') });
    const country = screen.getByRole('combobox', { name: t('forms.fields.phone.country') });
    await userEvent.type(number, '+49 30 123456');
    await waitFor(() => expect(number.closest('[data-field]')).toHaveTextContent('Germany'));
    expect(country).toHaveValue('QA');
    for (const task of idle) task();
    await waitFor(() => expect(country).toHaveValue('DE'));
  });

  it('shows nothing of a number that was deleted while the parser was loading', async () => {
    let load = (_: PhoneReader) => {};
    const loading = new Promise<PhoneReader>((resolve) => (load = resolve));
    const waiting = vi.spyOn(reader, 'loadPhoneReader').mockReturnValue(loading);
    renderInLanguage(<Form form="listProperty" />, 'en');
    const number = screen.getByRole('textbox', { name: wordsOf('en')('forms.fields.phone.label') });
    await userEvent.type(number, '+49 30 123456');
    await userEvent.clear(number);
    await act(async () => load((text) => (text ? { number: text, written: 'seen', country: 'DE' } : null)));
    expect(number.closest('[data-field]')).not.toHaveTextContent('seen');
    waiting.mockRestore();
  });

  it('rejects a number that is invalid in its country', async () => {
    const t = wordsOf('en');
    renderInLanguage(withViewingTimes(<Form form="callback" />), 'en');
    await userEvent.type(screen.getByRole('textbox', { name: t('forms.fields.name.label') }), 'Sara');
    await userEvent.type(screen.getByRole('textbox', { name: t('forms.fields.phone.label') }), '1234567');
    await userEvent.click(
      screen.getByRole('radio', { name: t('forms.slot', slotTimes('10:00-12:00', 'en')) }),
    );
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('link', { name: t('forms.errors.phone') })).toBeVisible();
  });
});
