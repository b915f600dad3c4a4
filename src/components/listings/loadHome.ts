import type { PropertyContent } from '../../domain/site/detailsContent';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';

/** A file of the build: where each home's page stands, by reference. */
const indexAddress = '/shortlist/homes.json';

let index: Promise<Record<string, string>> | null = null;

/** All that the page of a home shows, in a language, as the site has it now; null when it has no such home. */
export async function loadHome(reference: string, code: LocaleCode): Promise<PropertyContent | null> {
  index ??= loadJson<Record<string, string>>(indexAddress);
  const paths = await index.catch((error) => {
    index = null;
    throw error;
  });
  const path = paths[reference];
  if (!path) return null;
  const page = await loadJson<{ result: { data: { view: { content: PropertyContent } } } }>(
    `/page-data${localisePath(path, code)}page-data.json`,
  );
  return page.result.data.view.content;
}

async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}
