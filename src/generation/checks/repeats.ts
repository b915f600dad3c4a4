import type { Fault } from '../fault';
import { show } from '../show';
import type { Check } from './check';

/** Reports lists of names, such as features, pictures or members of the team, that have one of them twice. */
export const checkRepeats: Check = ({ items }) =>
  items.flatMap(({ file, value }) => {
    const faults: Fault[] = [];
    const visit = (inner: unknown, path: string): void => {
      if (typeof inner !== 'object' || inner === null) return;
      for (const [key, each] of Object.entries(inner)) {
        const place = path ? `${path}.${key}` : key;
        if (Array.isArray(inner) && typeof each === 'string' && inner.indexOf(each) < Number(key))
          faults.push({ file, path: place, found: show(each), expected: 'each entry once' });
        visit(each, place);
      }
    };
    visit(value, '');
    return faults;
  });
