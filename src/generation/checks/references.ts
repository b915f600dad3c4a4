import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import { findMarked } from '../findMarked';
import { type ContentItem, nameOf } from '../parseContent';
import { show } from '../show';
import { didYouMean } from '../suggest';
import type { CheckInput } from './check';

/** A use of a missing target. Uses of the same target have the same `id`. */
export type MissingTarget = Fault & { id: string };

/** An id of an item that is unique across collections. */
export function itemId(collection: string, key: string): string {
  return `${collection}/${key}`;
}

/** Finds references to missing items. A reference to an invalid item is fine: the item itself is reported. */
export function findBrokenReferences({ items, folder }: CheckInput): MissingTarget[] {
  const known = new Set(
    items.flatMap(({ collection, names }) => names.map((name) => itemId(collection, name))),
  );
  return items.flatMap(({ collection, value, file }) =>
    findMarked(collections[collection].schema, value).flatMap(({ path, marks, value: key }) => {
      const to = marks.references as CollectionName | undefined;
      if (!to || known.has(itemId(to, String(key)))) return [];
      if (to === 'pictures' && (isBroken(items, String(key)) || existsSync(join(folder, to, String(key))))) {
        return [];
      }
      const expected = `the name of an item in content/${to}/`;
      const guess = didYouMean(String(key), namesIn(items, to));
      return [{ id: itemId(to, String(key)), file, path, found: show(key), expected: `${expected}${guess}` }];
    }),
  );
}

/** True for a picture with unreadable metadata; it is matched by its name without extension. */
function isBroken(items: readonly ContentItem[], file: string): boolean {
  return items.some(
    ({ collection, names, isWhole }) =>
      collection === 'pictures' &&
      !isWhole &&
      names.some((name) => nameOf(name).toLowerCase() === nameOf(file)),
  );
}

/** Returns the names by which entries of a collection can be referred to, those of broken entries included. */
export function namesIn(items: readonly ContentItem[], collection: CollectionName): string[] {
  return items.filter((item) => item.collection === collection).flatMap(({ names }) => names);
}
