import type { Fault } from '../fault';

/** A use of a missing target. Uses of the same target have the same `id`. */
export type Wanted = Fault & { id: string };

/** Number of further uses that a fault lists. */
const mostNamed = 3;

/** Merges the uses of each missing target into one fault at the first use, which lists the others. */
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
