import { localisePath } from '../domain/site/paths';
import type { LocaleCode } from '../i18n/locales';

/** The content of a page and the translations that it needs. */
export type LoadedPage<Content> = { content: Content; words: Record<string, string> };

type PageData<Content> = {
  result: {
    data: { view: { content: Content }; locales?: { edges: { node: { data: Record<string, string> } }[] } };
  };
};

/**
 * Fetches the content of another page of the site.
 * @param path without the language prefix, with a trailing slash
 * @throws TypeError if the network fails, Error with the HTTP status as its cause if the server refuses
 */
export async function loadPage<Content>(path: string, code: LocaleCode): Promise<LoadedPage<Content>> {
  const address = `/page-data${localisePath(path, code)}page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`, { cause: response.status });
  const { view, locales } = ((await response.json()) as PageData<Content>).result.data;
  const words = (locales?.edges ?? []).map(({ node }) => node.data);
  return { content: view.content, words: Object.assign({}, ...words) };
}

/** Fetches the content of another page without its translations; see `loadPage`. */
export async function loadPageContent<Content>(path: string, code: LocaleCode): Promise<Content> {
  return (await loadPage<Content>(path, code)).content;
}
