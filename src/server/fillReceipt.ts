import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../domain/forms/forms';
import { calendarFileAddress, type Receipt, readReceipt } from '../domain/forms/receipt';
import { slotTimes } from '../domain/forms/slots';
import { localeOfPath, withoutLocale } from '../domain/site/paths';
import { formatDate } from '../i18n/format';
import type { LocaleCode } from '../i18n/locales';
import { html } from './html';
import type { PublicFile } from './publicFiles';
import { splitUrl } from './splitUrl';
import type { Words } from './words';

const thanks = new Set<string>(Object.values(forms).map((form) => form.thanks));
/** The placeholder that the component `Receipt` renders inside `noscript`. */
const placeholder = /(<div[^>]*data-receipt="">).*?<\/div>/s;

/**
 * Answers a request for a thank-you page with a reference in its query: sends the page with the receipt filled in, for
 * visitors without scripts. Returns false for any other request, which the caller then answers.
 */
export async function fillReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile,
  words: Words,
): Promise<boolean> {
  const folder = file.path.replace(/index\.html$/, '');
  if (!thanks.has(withoutLocale(folder))) return false;
  const receipt = readReceipt(splitUrl(request.raw.url).query);
  if (receipt === null) return false;
  const page = await readFile(join(file.folder, file.path), 'utf8');
  const text = receiptHtml(receipt, localeOfPath(folder), words);
  const filled = page.replace(placeholder, (_match, opening: string) => `${opening}${text}</div>`);
  reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled);
  return true;
}

/** Renders the receipt of a thank-you page for visitors without scripts, with the text of the component `Receipt`. */
function receiptHtml(receipt: Receipt, language: LocaleCode, words: Words): string {
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
