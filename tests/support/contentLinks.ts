import type { Content } from '../../src/domain/content/collections';
import { localeCodes } from '../../src/i18n/locales';

/** A path of this site that content leads to, and where it says so. */
export type ContentLink = { path: string; where: string };

/**
 * Every path within the site that content leads to: fields called `path` or `to` (but a page's own), and links in
 * Markdown, in every language.
 */
export function contentLinks(content: Content): ContentLink[] {
  return Object.entries(content).flatMap(([collection, things]) =>
    things.flatMap((thing) => {
      const { slug = '', path: _own, ...rest } = thing as Record<string, unknown>;
      const where = `${collection}/${slug}`;
      const own = collection === 'popularSearches' ? pathsIn(thing, where) : [];
      return [...own, ...pathsIn(rest, where)];
    }),
  );
}

function pathsIn(value: unknown, where: string): ContentLink[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => ({ path, where }));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(path|to|canonical)$/.test(key) && typeof inner === 'string'
      ? [{ path: inner, where: `${where} ${key}` }]
      : pathsIn(inner, localeCodes.some((code) => code === key) ? `${where} ${key}` : where),
  );
}
