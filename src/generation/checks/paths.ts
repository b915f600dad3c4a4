import { collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import type { ContentItem } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { pathsOf, reservations } from './sitePaths';

/** Reports pages that share a path or use a reserved one. */
export const checkPaths: Check = ({ items, root }) => {
  const reservedBy = reservations(root);
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  // Pages and developments come last, so that a conflict is reported there and not at the other item.
  const order = (item: ContentItem) => ['pages', 'developments'].indexOf(item.collection);
  for (const item of [...items].sort((a, b) => order(a) - order(b))) {
    const { collection, file } = item;
    const field = collection === 'pages' ? 'path' : collections[collection].key;
    for (const path of pathsOf(item)) {
      const isPage = collection === 'pages';
      const found = isPage
        ? show(path)
        : `${show((item.value as Record<string, unknown>)[field])}, whose page is ${path}`;
      const first = seen.get(path);
      const reserved = reservedBy(path);
      // Two items of one collection at one path have the same key, which `checkDoubles` reports.
      if (first && (isPage || !first.startsWith(`content/${collection}/`))) {
        faults.push({ file, path: field, found, expected: `a value of its own (${first} has it already)` });
      } else if (reserved) faults.push({ file, path: field, found, expected: `another one: ${reserved}` });
      if (!first) seen.set(path, file);
    }
  }
  return faults;
};
