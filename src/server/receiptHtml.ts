import { calendarFileAddress, type Receipt } from '../domain/forms/receipt';
import { slotTimes } from '../domain/forms/slots';
import { formatDate } from '../i18n/format';
import type { LocaleCode } from '../i18n/locales';
import { escapeHtml } from './escapeHtml';
import type { Words } from './words';

/** Renders the receipt of a thank-you page for visitors without scripts, with the text of the component `Receipt`. */
export function receiptHtml(receipt: Receipt, language: LocaleCode, words: Words): string {
  const say = (key: string, values?: Record<string, string>) => escapeHtml(words(language, key, values));
  const { reference, form, viewing, homes } = receipt;
  const lines = [
    `${say('forms.receipt.label')}: <bdi class="ltr" data-reference="">${reference}</bdi>`,
    say('forms.receipt.text'),
  ];
  if (viewing) {
    const day = escapeHtml(formatDate(viewing.date, language));
    const address = escapeHtml(calendarFileAddress(receipt, language));
    lines.push(
      `${say('forms.receipt.visit')}: ${day}, ${say('forms.slot', slotTimes(viewing.slot))}`,
      `<a href="${address}" download="${reference}.ics">${say('forms.receipt.calendar')}</a>`,
    );
  }
  if (homes.length > 1) {
    const listed = homes.map((home) => `<bdi class="ltr">${escapeHtml(home)}</bdi>`);
    lines.push(`${say('forms.receipt.homes')}: ${listed.join(say('common.listSeparator'))}`);
  }
  lines.push(say(`forms.${form}.next`));
  return lines.map((line) => `<p>${line}</p>`).join('');
}
