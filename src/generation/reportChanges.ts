import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Hashes of what pages are made of, by kind (the template of a page, `words`, `layout`) and id. */
export type Digests = Record<string, Record<string, string>>;

/**
 * Compares a build with the last one, and stores its digests for the next.
 * @param file where the digests of the last build are
 * @param written number of pages whose HTML was written
 * @returns one line for the build's report: what has changed, and how many pages were written
 */
export function reportChanges(file: string, now: Digests, written: number): string {
  const before: Digests | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return `${describeChanges(before, now)}; wrote ${written} pages`;
}

/** Describes in a few words how two builds differ: `Changed: PropertyDetails 8, Search 6`. */
export function describeChanges(before: Digests | null, now: Digests): string {
  if (!before) return 'First build in this folder';
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changed = kinds
    .map((kind) => ({ kind, count: countChanges(before[kind] ?? {}, now[kind] ?? {}) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count }) => `${kind} ${count}`);
  return changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Content unchanged';
}

function countChanges(before: Record<string, string>, now: Record<string, string>): number {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...ids].filter((id) => before[id] !== now[id]).length;
}
