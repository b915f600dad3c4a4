import type { CollectionName } from '../../domain/content/collections';
import { decodeAddress } from '../../domain/site/decodeAddress';
import { localeCodes } from '../../i18n/locales';
import type { ContentItem } from '../parseContent';
import { renderMarkdown } from '../renderMarkdown';
import { show } from '../show';
import { didYouMean } from '../suggest';
import { namesIn } from './references';

/** The ids that templates give to sections of their pages, by collection. */
export const sectionIds: Partial<Record<CollectionName, readonly string[]>> = {
  listings: ['enquire', 'costs'],
  offPlan: ['interest', 'availability'],
  developments: ['interest', 'availability'],
  areas: ['figures'],
  offices: ['form'],
  team: ['form'],
};

/** The types of blocks that have their type as id. */
export const blocksWithId = ['form', 'calculator'];

/**
 * Says what should stand after the `#` of a link.
 * @param page the item whose page it leads to; undefined for a page that is made without one
 * @param code the language of the link; undefined for all languages
 * @returns null if the page has such a heading or section, or if its text is missing
 */
export function expectedAnchor(
  hash: string,
  page: ContentItem | undefined,
  code: string | undefined,
  items: readonly ContentItem[],
): string | null {
  // Addresses may have Arabic letters encoded.
  const wanted = decodeAddress(hash);
  const texts = Object.values(page?.texts ?? {});
  if (code && page && texts.length > 0 && !page.texts[code]) return null;
  const ids = page ? idsOf(page, code, items) : [];
  if (ids.includes(wanted)) return null;
  const guess = didYouMean(wanted, ids) || (ids[0] ? `, such as ${show(ids[0])}` : '');
  return `the name of a heading of that page in this language after the "#"${guess}`;
}

function idsOf(page: ContentItem, code: string | undefined, items: readonly ContentItem[]): string[] {
  const { blocks = [], about } = page.value as {
    blocks?: ({ type?: string } | undefined)[];
    about?: Partial<Record<string, string>>;
  };
  const types = blocks.map((block) => block?.type ?? '');
  return [
    ...localeCodes.flatMap((each) => {
      const text = page.texts[each]?.text ?? about?.[each] ?? '';
      const html = code === undefined || each === code ? renderMarkdown(text, each) : '';
      return [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id = '']) => id);
    }),
    ...(sectionIds[page.collection] ?? []),
    ...types.filter((type) => blocksWithId.includes(type)),
    ...(types.includes('glossary') ? namesIn(items, 'glossary') : []),
  ];
}
