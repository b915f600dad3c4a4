import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { show } from '../show';

/** The use of a picture whose metadata do not fit the entry that uses it. */
export type Misfit = Fault & {
  /** The JSON file of the picture, and its field that does not fit with its value. */
  picture: string;
  field: string;
  value: unknown;
};

/** Number of uses from which the picture is probably wrong, not the entries that use it. */
const many = 4;

/** The faults of misfits: one at each use, or one at the picture if many entries do not fit one of its fields. */
export function faultsOfMisfits(misfits: readonly Misfit[]): Fault[] {
  const groups = groupBy(misfits, ({ picture, field }) => `${picture} ${field}`);
  return [...groups.values()].flatMap((group): Fault[] => {
    const [first] = group;
    if (!first || group.length < many) {
      return group.map(({ picture: _, field: __, value: ___, ...fault }) => fault);
    }
    const expected = `a value that fits the ${group.length} entries with this picture, such as ${first.file}`;
    return [{ file: first.picture, path: first.field, found: show(first.value), expected }];
  });
}
