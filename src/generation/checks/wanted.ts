import type { Fault } from '../fault';

/** A place that names something that is not there. `id` is the same wherever the same thing is missing. */
export type Wanted = Fault & { id: string };

/** So many more places are named. */
const mostNamed = 3;

/** One fault for each missing thing, however many places name it: at the first, which tells of the others. */
export function faultsOfWanted(wanted: readonly Wanted[]): Fault[] {
  const groups = new Map<string, Wanted[]>();
  for (const each of wanted) groups.set(each.id, [...(groups.get(each.id) ?? []), each]);
  return [...groups.values()].map(([first, ...others]) => {
    const { id: _, ...fault } = first as Wanted;
    if (others.length === 0) return fault;
    const places = [...new Set(others.map(({ file, path }) => (path ? `${file} › ${path}` : file)))];
    const more = places.length > mostNamed ? ` and ${places.length - mostNamed} more` : '';
    return {
      ...fault,
      expected: `${fault.expected}; also in ${places.slice(0, mostNamed).join(', ')}${more}`,
    };
  });
}
