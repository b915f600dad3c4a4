import { loadPageContent } from '../../browser/loadPageContent';
import type { PropertyContent } from '../../domain/site/detailsContent';
import type { LocaleCode } from '../../i18n/locales';

/** A file of the build: where each home's page stands, by reference. */
const indexAddress = '/shortlist/homes.json';

let index: Promise<Record<string, string>> | null = null;

/** All that the page of a home shows, in a language, as the site has it now; null when it has no such home. */
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
