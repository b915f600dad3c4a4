import { absoluteUrl } from '../../domain/site/meta';
import type { LocaleCode } from '../../i18n/locales';
import { html } from '../html';
import type { Words } from '../words';
import type { SavedSearchRow } from './alertTables';
import { type AlertMail, mailFrame } from './mailFrame';

/**
 * Writes the mail that asks to confirm a saved search.
 * @param url of the page that confirms it
 * @param siteUrl without a trailing slash
 */
export function confirmationMail(
  { name, address, locale, frequency }: Pick<SavedSearchRow, 'name' | 'address' | 'locale' | 'frequency'>,
  url: string,
  words: Words,
  siteUrl: string,
): AlertMail {
  const language = locale as LocaleCode;
  const label = withoutLinks(name) || address;
  const results = absoluteUrl(siteUrl, address, language);
  return mailFrame({
    language,
    subject: words(language, 'alertMails.confirm.subject', { name: label }),
    intro: words(language, 'alertMails.confirm.text', {
      frequency: words(language, `alertMails.frequency.${frequency}`),
    }),
    text: [label, results, ''],
    body: html`<p><a href="${results}" style="color:#0f4c5c">${label}</a></p>`,
    button: { label: words(language, 'alertMails.confirm.action'), url },
    notes: [words(language, 'alertMails.confirm.ignore')],
    links: [],
  });
}

/**
 * Removes words that mail programs show as links. The address is not confirmed yet, so the name may have been chosen by
 * a stranger.
 */
function withoutLinks(name: string): string {
  return name
    .replace(/\S*(:\/\/|@|[\p{L}\d-]\.\p{L}{2})\S*/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Writes the mail that asks whether saved searches are still wanted. */
export function keepMail(language: LocaleCode, url: string, manageUrl: string, words: Words): AlertMail {
  return mailFrame({
    language,
    subject: words(language, 'alertMails.keep.subject'),
    intro: words(language, 'alertMails.keep.text'),
    text: [],
    body: html``,
    button: { label: words(language, 'alertMails.keep.action'), url },
    notes: [],
    links: [{ label: words(language, 'alertMails.manage'), url: manageUrl }],
  });
}
