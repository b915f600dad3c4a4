import { getLocale, type LocaleCode } from '../../i18n/locales';
import { type Html, html } from '../html';

/** A mail as plain text and as HTML. */
export type AlertMail = { subject: string; text: string; html: string };

/** A link in a mail. */
type MailLink = { label: string; url: string };

/** The parts of a mail. `body` and `text` are its own content, between the introduction and the button. */
export type MailParts = {
  language: LocaleCode;
  subject: string;
  intro: string;
  text: readonly string[];
  body: Html;
  button: MailLink;
  /** The reason for the mail and its links, in small print. */
  notes: readonly string[];
  links: readonly MailLink[];
};

// Mail programs ignore style sheets, and many ignore logical properties, so styles are inline and symmetric.
const style = {
  body: 'margin:0;padding:24px 16px;font:16px/1.6 Arial,sans-serif;color:#0b3a46;background:#fbf9f6',
  frame: 'max-width:600px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;color:#ffffff;background:#0f4c5c;text-decoration:none',
  small: 'font-size:14px;color:#4d6a72',
  link: 'color:#0f4c5c',
};

/** Composes a mail. */
export function mailFrame({
  language,
  subject,
  intro,
  text,
  body,
  button,
  notes,
  links,
}: MailParts): AlertMail {
  const { dir } = getLocale(language);
  const anchor = ({ label, url }: MailLink, look: string) =>
    html`<a href="${url}" style="${look}">${label}</a>`;
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: [
      intro,
      '',
      ...text,
      `${button.label}:`,
      button.url,
      '',
      ...notes,
      ...links.flatMap(({ label, url }) => [`${label}:`, url]),
      '',
    ].join('\n'),
    html: html`<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body dir="${dir}" style="${style.body}"><div style="${style.frame}"><p>${intro}</p>
${body}
<p>${anchor(button, style.button)}</p>
${notes.map((note) => html`<p style="${style.small}">${note}</p>\n`)}${links.map((link) => html`<p style="${style.small}">${anchor(link, style.link)}</p>\n`)}</div></body></html>`
      .text,
  };
}
