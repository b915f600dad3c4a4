import { calendarFileAddress, type Receipt } from '../domain/forms/receipt';
import { slotTimes } from '../domain/forms/slots';
import { formatDate } from '../i18n/format';
import type { LocaleCode } from '../i18n/locales';
import { html } from './html';
import type { Words } from './words';

/** Renders the receipt of a thank-you page for visitors without scripts, with the text of the component `Receipt`. */
export function receiptHtml(receipt: Receipt, language: LocaleCode, words: Words): string {
  const say = (key: string, values?: Record<string, string>) => words(language, key, values);
  const { reference, form, viewing, homes } = receipt;
  const separator = say('common.listSeparator');
  const lines = [
    html`${say('forms.receipt.label')}: <bdi class="ltr" data-reference="">${reference}</bdi>`,
    say('forms.receipt.text'),
  ];
  if (viewing) {
    const when = [formatDate(viewing.date, language), say('forms.slot', slotTimes(viewing.slot, language))];
    const address = calendarFileAddress(receipt, language);
    lines.push(
      `${say('forms.receipt.visit')}: ${when.join(separator)}`,
      html`<a href="${address}" download="${reference}.ics">${say('forms.receipt.calendar')}</a>`,
    );
  }
  if (homes.length > 1) {
    const listed = homes.map((home, index) => [index > 0 && separator, html`<bdi class="ltr">${home}</bdi>`]);
    lines.push(html`${say('forms.receipt.homes')}: ${listed}`);
  }
  lines.push(say(`forms.${form}.next`));
  return html`${lines.map((line) => html`<p>${line}</p>`)}`.text;
}
