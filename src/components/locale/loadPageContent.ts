import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';

/**
 * What another page of the site shows, as the site has it now.
 * @param path without language, ending in a slash
 * @throws Error when it cannot be had: no connection, no such page
 */
export async function loadPageContent<Content>(path: string, code: LocaleCode): Promise<Content> {
  const address = `/page-data${localisePath(path, code)}page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = (await response.json()) as { result: { data: { view: { content: Content } } } };
  return page.result.data.view.content;
}
