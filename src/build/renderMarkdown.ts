import MarkdownIt from 'markdown-it';
import { localisePath } from '../domain/site/paths';
import type { LocaleCode } from '../i18n/locales';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * An editor's Markdown as HTML: no raw HTML passes; links within the site lead to the same language; tables can be
 * scrolled by themselves on a narrow screen; headings get ids so that they can be linked to.
 */
export function renderMarkdown(text: string, code: LocaleCode): string {
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', headingId(tokens[index + 1]?.content ?? ''));
    for (const child of token.children ?? []) {
      const href = child.type === 'link_open' ? String(child.attrGet('href')) : '';
      if (href.startsWith('/')) child.attrSet('href', localisePath(href, code));
    }
  }
  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll('<table>', '<div class="tableScroll" role="region" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th>', '<th scope="col">');
}

/** Letters and figures of any script, joined by hyphens. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Minutes that reading takes, at 200 words a minute; at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
}

/** Paragraphs of plain text. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
