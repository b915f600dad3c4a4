import { loadPageContent } from '../../browser/loadPageContent';
import type { BlockView } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';

export type TermView = Extract<BlockView, { type: 'glossary' }>['terms'][number];

const glossaries: Partial<Record<LocaleCode, Promise<TermView[]>>> = {};

/**
 * Loads a glossary entry from the content of the glossary page. The glossary is fetched once per language.
 * @throws Error when the glossary cannot be loaded or has no such entry
 */
export async function loadTerm(slug: string, code: LocaleCode): Promise<TermView> {
  glossaries[code] ??= loadPageContent<{ blocks: BlockView[] }>('/glossary/', code).then(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'glossary' ? block.terms : [])),
  );
  const terms = await glossaries[code].catch((error) => {
    delete glossaries[code];
    throw error;
  });
  const found = terms.find((term) => term.slug === slug);
  if (!found) throw new Error(`The glossary has no entry "${slug}"`);
  return found;
}
