import { getLocale, type LocaleCode } from '../../i18n/locales';
import { escapeHtml } from '../escapeHtml';

export type Problem = {
  language: LocaleCode;
  title: string;
  text: string;
  /** Error messages, in the order of the form's fields. */
  items: readonly string[];
  /** The link back to the form; null if its page is unknown. */
  back: { path: string; label: string } | null;
};

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #0b3a46; background: #fbf9f6; }
:lang(ar) { font-size: 1.1875rem; line-height: 1.8; }
main { max-width: 38rem; margin-inline: auto; }
h1 { font-weight: 400; line-height: 1.25; }
ul { padding-inline-start: 1.25rem; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { color: #f3eee7; background: #0a2a33; } }
`;

/** Renders a self-contained error page with a link back to the form, for visitors without scripts. */
export function problemPage({ language, title, text, items, back }: Problem): string {
  const { dir } = getLocale(language);
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const link = back ? `<p><a href="${escapeHtml(back.path)}">${escapeHtml(back.label)}</a></p>` : '';
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${list === '' ? '' : `<ul>${list}</ul>`}
<p>${escapeHtml(text)}</p>
${link}
</main>
</body>
</html>
`;
}
