import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'gatsby';
import type { PlannedNode } from './plannedNodes';
import { replaceFile } from './replaceFile';

/** Hashes of what pages are made of, by kind (the template of a page, `words`, `layout`, `modules`) and id. */
export type Digests = Record<string, Record<string, string>>;

/** The kinds that many pages or their scripts are made of. The others have a digest for each page. */
const sharedKinds = ['words', 'layout', 'modules'];

const file = '.build-cache/digests.json';

/**
 * Returns the digests of all nodes and of the modules about all pages.
 * @param pages the pages with their contexts, on which their words depend
 */
export function digestsOf(nodes: readonly PlannedNode[], pages: readonly Page[], modules: unknown): Digests {
  const contexts = new Map(pages.map(({ context }) => [context?.id, context]));
  const digests: Digests = { modules: { all: digestOf(modules) } };
  for (const { id, kind, fields } of nodes) {
    digests[kind] ??= {};
    digests[kind][id] = digestOf([fields, contexts.get(id)]);
  }
  return digests;
}

/** Reads the digests of the last build; null if there was none. */
export function readDigests(folder = '.'): Digests | null {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Stores the digests of a complete build for the next one. */
export function writeDigests(digests: Digests, folder = '.'): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, JSON.stringify(digests));
}

/**
 * Returns the ids of the pages that are new, gone or differ from the last build, or null if Gatsby has to build: what
 * pages share differs (the layout, dictionaries, modules), a template has its first page or lost its last, or a page has
 * another template.
 */
export function changedPages(before: Digests, now: Digests): string[] | null {
  if (sharedKinds.some((kind) => changedIds(before[kind], now[kind]).length > 0)) return null;
  const kinds = Object.keys(now);
  if (kinds.length !== Object.keys(before).length || kinds.some((kind) => !before[kind])) return null;
  const ids = kinds.flatMap((kind) => changedIds(before[kind], now[kind]));
  return ids.length === new Set(ids).size ? ids : null;
}

/** Returns the ids of one kind that are new, gone or differ. */
export function changedIds(before: Digests[string] = {}, now: Digests[string] = {}): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...ids].filter((id) => before[id] !== now[id]);
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
