import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CollectionName, collections } from '../domain/content/collections';
import { getLocale, localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import { posixPath } from './posixPath';

/** One thing of the content folder as it was written, before any check. */
export type RawThing = {
  collection: CollectionName;
  /** File name without `.json`, or the folder's name. */
  name: string;
  /** Path of its JSON, from the project's root; faults name it. */
  file: string;
  data: unknown;
};

export type RawContent = {
  things: RawThing[];
  faults: Fault[];
  /** Things whose JSON cannot be read; what refers to them is not at fault. */
  unreadable: Pick<RawThing, 'collection' | 'name'>[];
};

/**
 * Reads `content/`: a thing is `<name>.json`, or a folder `<name>/` with `index.json` and one Markdown text a
 * language, which becomes the thing's `body`. JSON that cannot be read, and Markdown of an unknown language, are
 * faults; nothing is thrown.
 * @param folder the content folder
 * @param root the folder that file names in faults are relative to
 */
export function readContent(folder: string, root: string): RawContent {
  const things: RawThing[] = [];
  const faults: Fault[] = [];
  const unreadable: RawContent['unreadable'] = [];
  const read = (collection: CollectionName, name: string, path: string, body?: Record<string, string>) => {
    const file = posixPath(relative(root, path));
    try {
      const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
      const withBody = body && typeof data === 'object' && data !== null ? { ...data, body } : data;
      things.push({ collection, name, file, data: withBody });
    } catch (error) {
      const found = existsSync(path) ? (error as Error).message : 'nothing';
      faults.push({ file, path: '', found, expected: 'a readable JSON file' });
      unreadable.push({ collection, name });
    }
  };

  read('site', 'site', join(folder, 'site.json'));
  for (const collection of Object.keys(collections) as CollectionName[]) {
    if (collection === 'site') continue;
    for (const entry of entriesOf(join(folder, collection))) {
      const path = join(folder, collection, entry);
      if (statSync(path).isDirectory()) {
        read(collection, entry, join(path, 'index.json'), readBody(path, root, faults));
      } else if (entry.endsWith('.json')) {
        read(collection, entry.replace(/\.json$/, ''), path);
      }
    }
  }
  return { things, faults, unreadable };
}

/** The Markdown texts beside an index.json, by language; undefined when there is none. */
function readBody(folder: string, root: string, faults: Fault[]): Record<string, string> | undefined {
  const texts = entriesOf(folder).filter((entry) => entry.endsWith('.md'));
  if (texts.length === 0) return undefined;
  const body: Record<string, string> = {};
  for (const entry of texts) {
    const code = entry.replace(/\.md$/, '');
    try {
      getLocale(code);
      body[code] = readFileSync(join(folder, entry), 'utf8').trim();
    } catch (error) {
      const expected = localeCodes.map((known) => `${known}.md`).join(' or ');
      faults.push({
        file: posixPath(relative(root, join(folder, entry))),
        path: '',
        found: (error as Error).message,
        expected,
      });
    }
  }
  return body;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
