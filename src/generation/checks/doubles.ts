import { collections } from '../../domain/content/collections';
import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';

/**
 * Reports values that must be unique and are not: keys, slugs and permits of homes, units of a project, kinds of rate
 * tables.
 */
export const checkDoubles: Check = ({ items }) => {
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { collection, value, file } of items) {
    const fields = value as Record<string, unknown>;
    const claim = (path: string, name = `${collection} ${path} ${fields[path]}`) => {
      if (fields[path] === undefined || fields[path] === null) return;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, file);
      else {
        const expected = `a value of its own (${first} has it already)`;
        faults.push({ file, path, found: show(fields[path]), expected });
      }
    };
    claim(collections[collection].key);
    if (collection === 'rates') claim('kind');
    if (collection === 'listings') {
      claim('slug');
      // A permit for a project covers all of its units.
      if (!fields.project) claim('permit');
      if (fields.project) claim('unit', `unit ${fields.project} ${String(fields.unit).toLowerCase()}`);
    }
  }
  return faults;
};
