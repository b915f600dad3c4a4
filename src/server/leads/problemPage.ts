import type { LocaleCode } from '../../i18n/locales';
import { html } from '../html';
import { plainPage } from '../plainPage';

export type Problem = {
  language: LocaleCode;
  title: string;
  text: string;
  /** Error messages, in the order of the form's fields. */
  items: readonly string[];
  /** The link back to the form; null if its page is unknown. */
  back: { path: string; label: string } | null;
};

/** Renders a self-contained error page with a link back to the form, for visitors without scripts. */
export function problemPage({ language, title, text, items, back }: Problem): string {
  const list = items.length > 0 && html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const link = back && html`<p><a href="${back.path}">${back.label}</a></p>`;
  return plainPage(language, title, html`${list}\n<p>${text}</p>\n${link}`);
}
