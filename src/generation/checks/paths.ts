import { collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import type { Thing } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { pathsOf, reservations } from './sitePaths';

/** Pages that would stand at one path, or where the site itself has something. */
export const checkPaths: Check = ({ things, root }) => {
  const reservedBy = reservations(root);
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  // What is told is rather the page than the thing whose path follows from its collection.
  const order = (thing: Thing) => ['pages', 'developments'].indexOf(thing.collection);
  for (const thing of [...things].sort((a, b) => order(a) - order(b))) {
    const { collection, file } = thing;
    const field = collection === 'pages' ? 'path' : collections[collection].key;
    for (const path of pathsOf(thing)) {
      const isPage = collection === 'pages';
      const found = isPage
        ? show(path)
        : `${show((thing.value as Record<string, unknown>)[field])}, whose page is ${path}`;
      const first = seen.get(path);
      const reserved = reservedBy(path);
      // Two things of one collection at one path have one key, which is told already.
      if (first && (isPage || !first.startsWith(`content/${collection}/`))) {
        faults.push({ file, path: field, found, expected: `a value of its own (${first} has it already)` });
      } else if (reserved) faults.push({ file, path: field, found, expected: `another one: ${reserved}` });
      if (!first) seen.set(path, file);
    }
  }
  return faults;
};
