import { loadPageContent } from '../../browser/loadPageContent';
import type { PropertyContent } from '../../domain/site/detailsContent';
import type { LocaleCode } from '../../i18n/locales';

/** A file of the build that maps references to the paths of listing pages. */
const indexAddress = '/shortlist/homes.json';

let index: Promise<Record<string, string>> | null = null;

/**
 * Loads the current content of a listing's page in a language.
 * @returns null when the site has no listing with this reference
 * @throws Error when the index or the content cannot be loaded
 */
export async function loadHome(reference: string, code: LocaleCode): Promise<PropertyContent | null> {
  index ??= loadIndex();
  const paths = await index.catch((error) => {
    index = null;
    throw error;
  });
  const path = paths[reference];
  return path ? loadPageContent<PropertyContent>(path, code) : null;
}

async function loadIndex(): Promise<Record<string, string>> {
  const response = await fetch(indexAddress);
  if (!response.ok) throw new Error(`${indexAddress}: ${response.status}`);
  return response.json() as Promise<Record<string, string>>;
}
