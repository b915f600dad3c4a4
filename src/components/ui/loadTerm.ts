import { loadPageContent } from '../../browser/loadPageContent';
import type { BlockView } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';

export type TermView = Extract<BlockView, { type: 'glossary' }>['terms'][number];

const glossaries: Partial<Record<LocaleCode, Promise<TermView[]>>> = {};

/**
 * An entry of the glossary, from the glossary's page; read once for all.
 * @throws Error when the page cannot be had, or has no such entry
 */
export async function loadTerm(slug: string, code: LocaleCode): Promise<TermView> {
  glossaries[code] ??= loadPageContent<{ blocks: BlockView[] }>('/glossary/', code).then(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'glossary' ? block.terms : [])),
  );
  const terms = await glossaries[code].catch((error) => {
    delete glossaries[code];
    throw error;
  });
  const found = terms?.find((term) => term.slug === slug);
  if (!found) throw new Error(`The glossary has no ${slug}`);
  return found;
}
