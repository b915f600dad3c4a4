import { collections } from '../../domain/content/collections';
import { localeCodes } from '../../i18n/locales';
import { findMarked } from '../findMarked';
import type { ContentItem } from '../parseContent';
import { positionAt } from '../positionAt';

/** A link in the content, as the editor wrote it. */
export type Link = {
  href: string;
  file: string;
  path: string;
  line?: number;
  column?: number;
  isPicture?: boolean;
  /** True for a field that holds only a URL or a path. */
  isField?: boolean;
  /** The language of the text; undefined in a field that is the same in all languages. */
  code?: string;
};

/** All links of an item: fields that hold a path or a URL, and links in Markdown, in every language. */
export function linksOf(item: ContentItem): Link[] {
  const { collection, file, value, texts } = item;
  const links: Link[] = findMarked(collections[collection].schema, value)
    .filter(({ marks }) => marks.isLink)
    .map(({ path, value: href }) => ({ href: String(href), file, path, isField: true }));
  addLinksInFields(value, file, '', links);
  for (const [code, text] of Object.entries(texts)) {
    for (const { href, isPicture, offset } of linksIn(text.text)) {
      links.push({ href, isPicture, code, file: text.file, path: '', ...positionAt(text.text, offset) });
    }
  }
  return links;
}

/** Adds the links in all texts of a value. A loop, because this visits every field of all content. */
function addLinksInFields(value: unknown, file: string, path: string, links: Link[]): void {
  if (typeof value === 'string') {
    for (const { href, isPicture } of linksIn(value)) {
      const code = localeCodes.find((each) => path.split('.').includes(each));
      links.push({ href, isPicture, code, file, path });
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // The body comes from Markdown files, which are searched in full.
    if (path === '' && key === 'body') continue;
    addLinksInFields(inner, file, path ? `${path}.${key}` : key, links);
  }
}

/**
 * `[words](address)`, `![words](address)`, `[name]: address` and `<https://…>`. `checkMarkup` reports what is left
 * unclosed.
 */
const patterns = [
  /(!?)\[[^\]]*\]\(\s*<?((?:[^()\s>]|\([^()\s]*\))*)>?(?=\s*\)|\s+["'(])/g,
  /^ {0,3}()\[[^\]]+\]:\s*<?(\S+?)>?$/gm,
  /()<([a-z]+:[^\s<>]*)>/gi,
];

/**
 * Links and pictures in Markdown, with the offset of their URL. They are found by pattern, because the Markdown parser
 * drops URLs such as `javascript:`, which must be reported too.
 */
function linksIn(text: string): { href: string; isPicture: boolean; offset: number }[] {
  if (!/[\]<]/.test(text)) return [];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: mark, 2: href = '', index }) => ({
      href,
      isPicture: mark === '!',
      offset: index + whole.lastIndexOf(href),
    })),
  );
}
