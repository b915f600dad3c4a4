import { getLocale, type LocaleCode } from '../i18n/locales';
import { type Html, html, trusted } from './html';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #0b3a46; background: #fbf9f6; }
body:lang(ar) { font-size: 1.1875rem; line-height: 1.8; }
main { max-width: 38rem; margin-inline: auto; }
h1 { font-weight: 400; line-height: 1.25; }
ul { padding-inline-start: 1.25rem; }
a { color: inherit; }
button { font: inherit; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; color: #fff; background: #0f4c5c; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #c8643c; outline-offset: 3px; }
@media (prefers-color-scheme: dark) { body { color: #f3eee7; background: #0a2a33; } button { color: #0a2a33; background: #f3eee7; } }
`;

/**
 * Renders a self-contained page of the server, which needs neither scripts nor the site.
 * @param body what follows the heading
 */
export function plainPage(language: LocaleCode, title: string, body: Html): string {
  const { dir } = getLocale(language);
  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}
