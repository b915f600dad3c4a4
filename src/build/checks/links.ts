import MarkdownIt from 'markdown-it';
import { collections } from '../../domain/content/collections';
import { findMarked } from '../findMarked';
import type { Thing } from '../parseContent';
import { positionAt } from '../positionAt';

/** A link of content, as it was written. */
export type Link = {
  href: string;
  file: string;
  path: string;
  line?: number;
  column?: number;
  isPicture?: boolean;
  /** True for a field that holds an address or a path and nothing else. */
  isField?: boolean;
};

/** Like the site's own, but for what it would not make a link of: that is to be told. */
const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.validateLink = () => true;

/** Every link of a thing: fields that hold a path or an address, and links in Markdown, in every language. */
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
    // Texts of their own files are looked at there.
    path === '' && key === 'body' ? [] : linksInFields(inner, file, path ? `${path}.${key}` : key),
  );
}

/** Links and pictures of a Markdown text, with the offset at which their address stands. */
function linksIn(text: string): { href: string; isPicture: boolean; offset: number }[] {
  if (!/\]\(|\]:|<[a-z]+:|<[^\s@<>]+@/i.test(text)) return [];
  let from = 0;
  const tokens = markdown.parse(text, {}).flatMap(({ children }) => children ?? []);
  return tokens.flatMap((token) => {
    const given = token.attrGet(token.type === 'image' ? 'src' : 'href');
    const href = String(given);
    if (given === null || !['link_open', 'image'].includes(token.type)) return [];
    const written = [href, decoded(href), decoded(href).replace(/^mailto:/, '')];
    const offset = written.map((each) => text.indexOf(each, from)).find((found) => found >= 0);
    if (offset !== undefined) from = offset + 1;
    return [
      {
        href: decoded(href),
        isPicture: token.type === 'image',
        offset: offset ?? text.indexOf(decoded(href)),
      },
    ];
  });
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
