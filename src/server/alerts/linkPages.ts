import { savedSearchesPath } from '../../domain/alerts/savedSearch';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import { html } from '../html';
import { plainPage } from '../plainPage';
import type { Words } from '../words';
import type { SearchLabel } from './alertStore';

export type LinkPages = ReturnType<typeof linkPages>;

/**
 * Returns the pages behind the links of mails in one language.
 * @param site the origin of the site, '' if this server hosts it
 */
export function linkPages(language: LocaleCode, words: Words, site: string) {
  const say = (key: string, values?: Record<string, string>) => words(language, key, values);
  const ask = (title: string, text: string, action: string) =>
    plainPage(language, title, html`<p>${text}</p>\n<form method="post"><button>${action}</button></form>`);
  const open = `${site}${localisePath(savedSearchesPath, language)}`;
  const tell = (title: string, text: string) =>
    plainPage(
      language,
      title,
      html`<p>${text}</p>\n<p><a href="${open}">${say('alertMails.page.open')}</a></p>`,
    );
  return {
    /** Asks to confirm, with one button. Opening a link changes nothing, because mail scanners open links, too. */
    confirm: ({ name, frequency }: SearchLabel) =>
      ask(
        say('alertMails.page.confirm.title'),
        say('alertMails.page.confirm.text', { name, frequency: say(`alertMails.frequency.${frequency}`) }),
        say('alertMails.confirm.action'),
      ),
    confirmed: () => tell(say('alertMails.page.confirmed.title'), say('alertMails.page.confirmed.text')),
    unsubscribe: ({ name }: SearchLabel) =>
      ask(
        say('alertMails.page.unsubscribe.title'),
        say('alertMails.page.unsubscribe.text', { name }),
        say('alertMails.page.unsubscribe.action'),
      ),
    unsubscribed: () =>
      tell(say('alertMails.page.unsubscribed.title'), say('alertMails.page.unsubscribed.text')),
    keep: () =>
      ask(say('alertMails.page.keep.title'), say('alertMails.page.keep.text'), say('alertMails.keep.action')),
    kept: () => tell(say('alertMails.page.kept.title'), say('alertMails.page.kept.text')),
    /** For tokens that are unknown, altered or expired. */
    invalid: () => tell(say('alertMails.page.invalid.title'), say('alertMails.page.invalid.text')),
  };
}
