import MarkdownIt, { type Token } from 'markdown-it';
import { localisePath } from '../domain/site/paths';
import type { LocaleCode } from '../i18n/locales';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * Renders Markdown to HTML. Raw HTML is escaped, internal links lead to the same language, tables scroll by themselves
 * on narrow screens, and headings have ids for links.
 */
export function renderMarkdown(text: string, code: LocaleCode): string {
  const tokens = markdown.parse(text, {});
  const taken = new Map<string, number>();
  /** Returns the text, with a number at its end if an earlier id or label has the same text. */
  const numbered = (text: string, joint: string) => {
    const times = (taken.get(joint + text) ?? 0) + 1;
    taken.set(joint + text, times);
    return times > 1 ? text + joint + times : text;
  };
  let heading = '';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      heading = textOf(tokens[index + 1]);
      token.attrSet('id', numbered(headingId(heading), '-'));
    }
    if (token.type === 'table_open') {
      // Each table is a region named after its heading or its first cell, with a number if the name is taken.
      const label = heading || textOf(tokens.slice(index).find(({ type }) => type === 'inline'));
      token.attrSet('data-label', numbered(label, ' '));
    }
    for (const child of token.children ?? []) {
      const href = child.type === 'link_open' ? String(child.attrGet('href')) : '';
      if (href.startsWith('/')) child.attrSet('href', localisePath(href, code));
    }
  }
  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll(
      /<table data-label="([^"]*)">/g,
      '<div class="tableScroll" role="region" aria-label="$1" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<th(?=[ >])/g, '<th scope="col"');
}

/** The text of an inline token, without its markup. */
const textOf = (inline?: Token) => (inline?.children ?? []).map(({ content }) => content).join('');

/** The id of a heading: letters and figures of any script, joined by hyphens. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Reading time in minutes at 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
}

/** Splits plain text into paragraphs at empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
