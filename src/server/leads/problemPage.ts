import type { LocaleCode } from '../../i18n/locales';
import { escapeHtml } from '../escapeHtml';
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
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const link = back ? `<p><a href="${escapeHtml(back.path)}">${escapeHtml(back.label)}</a></p>` : '';
  return plainPage(
    language,
    title,
    `${list === '' ? '' : `<ul>${list}</ul>`}\n<p>${escapeHtml(text)}</p>\n${link}`,
  );
}
