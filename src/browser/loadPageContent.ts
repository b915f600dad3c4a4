import { localisePath } from '../domain/site/paths';
import type { LocaleCode } from '../i18n/locales';

/** What a page of the site shows, and the words that it brings for it. */
export type LoadedPage<Content> = { content: Content; words: Record<string, string> };

type PageData<Content> = {
  result: {
    data: { view: { content: Content }; locales?: { edges: { node: { data: Record<string, string> } }[] } };
  };
};

/**
 * Another page of the site, as the site has it now.
 * @param path without language, ending in a slash
 * @throws Error when it cannot be had: no connection, no such page
 */
export async function loadPage<Content>(path: string, code: LocaleCode): Promise<LoadedPage<Content>> {
  const address = `/page-data${localisePath(path, code)}page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { view, locales } = ((await response.json()) as PageData<Content>).result.data;
  const words = (locales?.edges ?? []).map(({ node }) => node.data);
  return { content: view.content, words: Object.assign({}, ...words) };
}

/** What another page of the site shows; see `loadPage`. */
export async function loadPageContent<Content>(path: string, code: LocaleCode): Promise<Content> {
  return (await loadPage<Content>(path, code)).content;
}
