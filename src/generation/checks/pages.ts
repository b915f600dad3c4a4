import { countryOfFamily } from '../../domain/search/kind';
import { purposesOf } from '../../domain/search/query';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { indexPlaces } from './placeIndex';
import { placeOfResults } from './sitePaths';

/** Templates whose pages need no block. */
const templatesWithoutBlocks = ['SavedSearches', 'Shortlist'];

/**
 * Reports pages whose Markdown is missing or is not shown, pages without content, blocks that can only be empty, and
 * popular searches that are not in the group of their path.
 */
export const checkPages: Check = ({ items }) => {
  const places = indexPlaces(items);
  const groupsOf = (collection: 'faqs' | 'popularSearches') =>
    new Set(itemsIn(items, collection).map(({ value }) => value.group as string | undefined));
  const faqGroups = groupsOf('faqs');
  const searchGroups = groupsOf('popularSearches');
  const searches = itemsIn(items, 'popularSearches').flatMap(({ file, value: { group, path } }): Fault[] => {
    const { family, purpose } = placeOfResults(path ?? '') ?? {};
    const own = family === 'residential' ? purpose : family;
    if (!group || !own || group === own) return [];
    return [{ file, path: 'group', found: show(group), expected: `${show(own)}, to which the path belongs` }];
  });
  const pages = itemsIn(items, 'pages').flatMap(({ file, value }) => {
    const faults: Fault[] = [];
    const fault = (path: string, found: unknown, expected: string) =>
      faults.push({ file, path, found: show(found), expected });
    const blocks = value.blocks ?? [];
    const bodies = blocks.flatMap((block, index) => (block?.type === 'body' ? [index] : []));
    const isWritten = value.body !== null && value.body !== undefined;
    const shows = isWritten || !value.template || templatesWithoutBlocks.includes(value.template);
    if (value.blocks && blocks.length === 0 && !shows) fault('blocks', [], 'at least 1 entry');
    if (isWritten && value.blocks && bodies.length === 0 && blocks.every((block) => block?.type)) {
      faults.push({
        ...{ file, path: 'blocks', found: 'no block of type "body"' },
        expected: 'one, which shows the texts (en.md, ar.md)',
      });
    }
    if (value.body === null && bodies[0] !== undefined) {
      faults.push({
        ...{ file, path: `blocks.${bodies[0]}`, found: show({ type: 'body' }), lacksTexts: true },
        expected: 'the texts en.md and ar.md beside index.json, or no such block',
      });
    }
    for (const index of bodies.slice(1))
      fault(`blocks.${index}`, { type: 'body' }, 'one block of type "body"');
    blocks.forEach((block, index) => {
      if (block?.type === 'areas') {
        (block.areas ?? []).forEach((area, at) => {
          if (!area || !places.has(area) || places.hasGuide(area)) return;
          fault(`blocks.${index}.areas.${at}`, area, 'an area that has a guide');
        });
      }
      if (block?.type === 'listings' && block.family) {
        const { family, purpose, area } = block;
        const country = countryOfFamily(family);
        const purposes: readonly string[] = purposesOf(family);
        if (purpose && !purposes.includes(purpose))
          fault(`blocks.${index}.purpose`, purpose, `one of ${purposes.map(show).join(', ')}`);
        if (area && (places.countryOf(area) ?? country) !== country)
          fault(`blocks.${index}.area`, area, `a place in ${country}`);
      }
      const isEmpty = (groups: ReadonlySet<string | undefined>, group: string | null | undefined) =>
        group && !groups.has(group) && !groups.has(undefined);
      const empty =
        (block?.type === 'faqs' && isEmpty(faqGroups, block.group)) ||
        (block?.type === 'popularSearches' && isEmpty(searchGroups, block.group));
      if (empty && 'group' in block) fault(`blocks.${index}.group`, block.group, 'a group that has entries');
    });
    return faults;
  });
  return [...searches, ...pages];
};
