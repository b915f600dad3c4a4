import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { findBrokenLinks } from './brokenLinks';
import type { Check } from './check';
import { findBrokenReferences, type MissingTarget } from './references';

/** Number of further uses that a fault lists. */
const mostListed = 3;

/** Reports missing targets of references and links: one fault for each target, however often it is used. */
export const checkMissing: Check = (input) =>
  mergeUses([...findBrokenReferences(input), ...findBrokenLinks(input)]);

/** Merges the uses of each missing target into one fault at the first use, which lists the others. */
function mergeUses(uses: readonly MissingTarget[]): Fault[] {
  const groups = groupBy(uses, ({ id }) => id);
  return [...groups.values()].map(([first, ...others]) => {
    const { id: _, ...fault } = first as MissingTarget;
    if (others.length === 0) return fault;
    const places = [...new Set(others.map(({ file, path }) => (path ? `${file} › ${path}` : file)))];
    const more = places.length > mostListed ? ` and ${places.length - mostListed} more` : '';
    return {
      ...fault,
      expected: `${fault.expected}; also in ${places.slice(0, mostListed).join(', ')}${more}`,
    };
  });
}
