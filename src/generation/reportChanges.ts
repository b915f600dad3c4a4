import { changedIds, type Digests } from './digests';

/**
 * Describes in one line of the build's report how it differs from the last one, and how many pages were written:
 * `Changed: PropertyDetails 8, Search 6; wrote 14 pages`.
 * @param before null if there was no earlier build
 */
export function reportChanges(before: Digests | null, now: Digests, written: number): string {
  return `${before ? describeChanges(before, now) : 'First build in this folder'}; wrote ${written} pages`;
}

function describeChanges(before: Digests, now: Digests): string {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = kinds
    .map((kind) => ({ kind, count: changedIds(before[kind], now[kind]).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count }) => `${kind} ${count}`);
  return changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Content unchanged';
}
