import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';

/**
 * Reports lists that have an entry twice: a name, such as a feature or a picture, or an object, such as a block or a
 * link of a menu.
 */
export const checkRepeats: Check = ({ items }) =>
  items.flatMap(({ file, value }) => {
    const faults: Fault[] = [];
    const visit = (inner: unknown, path: string): void => {
      if (typeof inner !== 'object' || inner === null) return;
      const seen = new Set<unknown>();
      for (const [key, each] of Object.entries(inner)) {
        const place = path ? `${path}.${key}` : key;
        if (Array.isArray(inner) && isTelling(each)) {
          const text = JSON.stringify(each);
          if (seen.has(text))
            faults.push({ file, path: place, found: show(each), expected: 'each entry once' });
          seen.add(text);
        }
        visit(each, place);
      }
    };
    visit(value, '');
    return faults;
  });

/** False for an invalid entry, and for a block that has nothing but a type, which `checkPages` reports. */
function isTelling(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null ? Object.keys(entry).length > 1 : entry !== undefined;
}
