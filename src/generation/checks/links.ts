import { collections } from '../../domain/content/collections';
import { findMarked } from '../findMarked';
import type { Thing } from '../parseContent';
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
};

/** All links of an item: fields that hold a path or a URL, and links in Markdown, in every language. */
export function linksOf(thing: Thing): Link[] {
  const { collection, file, value, texts } = thing;
  const ofFields = findMarked(collections[collection].schema, value)
    .filter(({ marks }) => marks.isLink)
    .map(({ path, value: href }) => ({ href: String(href), file, path, isField: true }));
  const ofTexts = Object.values(texts).flatMap((text) =>
    linksIn(text.text).map(({ href, isPicture, offset }) => ({
      ...{ href, isPicture, file: text.file, path: '' },
      ...positionAt(text.text, offset),
    })),
  );
  return [...ofFields, ...linksInFields(value, file, ''), ...ofTexts];
}

function linksInFields(value: unknown, file: string, path: string): Link[] {
  if (typeof value === 'string') {
    return linksIn(value).map(({ href, isPicture }) => ({ href, isPicture, file, path }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    // The body comes from Markdown files, which are searched below.
    path === '' && key === 'body' ? [] : linksInFields(inner, file, path ? `${path}.${key}` : key),
  );
}

/** `[words](address)`, `![words](address)`, `[name]: address` and `<https://…>`. */
const patterns = [
  /(!?)\[[^\]]*\]\(\s*<?((?:[^()\s>]|\([^()\s]*\))*)/g,
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
