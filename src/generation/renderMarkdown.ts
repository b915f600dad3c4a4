import MarkdownIt, { type Token } from 'markdown-it';
import { localisePath } from '../domain/site/paths';
import type { LocaleCode } from '../i18n/locales';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Parses Markdown into the tokens of markdown-it. Raw HTML is text. */
export const parseMarkdown = (text: string): Token[] => markdown.parse(text, {});

/**
 * Renders Markdown to HTML. Raw HTML is escaped, internal links lead to the same language, tables scroll by themselves
 * on narrow screens, and headings have ids for links.
 */
export function renderMarkdown(text: string, code: LocaleCode): string {
  const tokens = parseMarkdown(text);
  const taken = { '-': new Set<string>(), ' ': new Set<string>() };
  /** Returns the text, with a number at its end if an earlier id (`-`) or label (` `) has the same text. */
  const numbered = (text: string, joint: keyof typeof taken) => {
    let free = text;
    for (let number = 2; taken[joint].has(free); number += 1) free = text + joint + number;
    taken[joint].add(free);
    return free;
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
export const textOf = (inline?: Token): string =>
  (inline?.children ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : content)).join('');

/** The id of a heading: letters with their marks and figures of any script, joined by hyphens. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
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
