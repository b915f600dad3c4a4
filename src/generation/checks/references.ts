import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '../../domain/content/collections';
import { findMarked } from '../findMarked';
import { nameOf, type Thing } from '../parseContent';
import { show } from '../show';
import { didYouMean } from '../suggest';
import type { CheckInput } from './check';
import type { Wanted } from './wanted';

/** What tells a thing from every other one, whatever its collection. */
export function thingId(collection: string, key: string): string {
  return `${collection}/${key}`;
}

/** References to things that are not there. What refers to a thing that is at fault itself is right. */
export function findLostReferences({ things, folder }: CheckInput): Wanted[] {
  const known = new Set(
    things.flatMap(({ collection, names }) => names.map((name) => thingId(collection, name))),
  );
  return things.flatMap(({ collection, value, file }) =>
    findMarked(collections[collection].schema, value).flatMap(({ path, marks, value: key }) => {
      const to = marks.references as CollectionName | undefined;
      if (!to || known.has(thingId(to, String(key)))) return [];
      if (to === 'pictures' && (isBroken(things, String(key)) || existsSync(join(folder, to, String(key))))) {
        return [];
      }
      const expected = `the name of a thing in content/${to}/`;
      const guess = didYouMean(String(key), namesIn(things, to));
      return [
        { id: thingId(to, String(key)), file, path, found: show(key), expected: `${expected}${guess}` },
      ];
    }),
  );
}

/** A picture whose JSON cannot be read is known by its name without the ending. */
function isBroken(things: readonly Thing[], file: string): boolean {
  return things.some(
    ({ collection, names, isWhole }) =>
      collection === 'pictures' && !isWhole && names.some((name) => nameOf(name) === nameOf(file)),
  );
}

export function namesIn(things: readonly Thing[], collection: CollectionName): string[] {
  return things.filter((thing) => thing.collection === collection).flatMap(({ names }) => names);
}
