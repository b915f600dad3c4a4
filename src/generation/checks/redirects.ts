import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { cycleFrom } from './cycleFrom';
import { pathsOf, reservations } from './sitePaths';

/** Reports redirects from an existing page, duplicates, chains and loops. `findBrokenLinks` checks their targets. */
export const checkRedirects: Check = ({ items, root }) => {
  const [site] = itemsIn(items, 'site');
  const redirects = site?.value.redirects ?? [];
  const reservedBy = reservations(root);
  const pages = new Map(items.flatMap((item) => pathsOf(item).map((path) => [path, item.file] as const)));
  const targets = new Map(
    redirects.flatMap((each) => (each?.from && each.to ? [[each.from, each.to] as const] : [])),
  );
  const looped = new Set<string>();
  const seen = new Map<string, number>();
  const faults: Fault[] = [];
  redirects.forEach((redirect, index) => {
    const { from, to } = redirect ?? {};
    const fault = (field: 'from' | 'to', expected: string) =>
      faults.push({
        file: site?.file ?? '',
        path: `redirects.${index}.${field}`,
        found: show(redirect?.[field]),
        expected,
      });
    if (!from) return;
    const reserved = reservedBy(from);
    const first = seen.get(from);
    if (first !== undefined) {
      fault('from', `each old path once (redirects.${first} has it already)`);
      return;
    }
    seen.set(from, index);
    if (pages.has(from)) fault('from', `a path that no page has (${pages.get(from)} has it)`);
    else if (reserved && !/^all beneath/.test(reserved)) fault('from', `another one: ${reserved}`);
    if (!to) return;
    const loop = cycleFrom(from, (path) => targets.get(path));
    if (loop) {
      if (!loop.some((path) => looped.has(path)))
        fault('to', `no way back to where it begins: ${[...loop, loop[0]].join(' → ')}`);
      for (const path of loop) looped.add(path);
    } else if (targets.has(to))
      fault('to', `${show(endOf(to, targets))}, where it ends (${to} is redirected itself)`);
  });
  return faults;
};

/** The end of a chain of redirects; in a loop, the path where it repeats. */
function endOf(start: string, targets: ReadonlyMap<string, string>): string {
  const passed = new Set<string>();
  let path = start;
  while (targets.has(path) && !passed.has(path)) {
    passed.add(path);
    path = targets.get(path) ?? path;
  }
  return path;
}
