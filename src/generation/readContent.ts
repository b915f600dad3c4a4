import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CollectionName, collections } from '../domain/content/collections';
import { picture } from '../domain/content/fields';
import { invalidLocaleMessage, localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import { parseJson, withoutConflict } from './parseJson';
import { positionAt } from './positionAt';
import { posixPath } from './posixPath';
import { readText } from './readText';
import { show } from './show';
import { meantName, strayFault } from './strayFault';

/** A Markdown file next to an index.json. */
export type MarkdownFile = { file: string; text: string };

/** One unvalidated item of the content folder. */
export type RawItem = {
  collection: CollectionName;
  /** File name without `.json`, or folder name. */
  name: string;
  /** Path of its JSON file, relative to the project's root, for faults. */
  file: string;
  data: unknown;
  /** Its texts by language. */
  texts: Record<string, MarkdownFile>;
  /** False if its JSON is invalid; `data` then contains only what could be parsed. */
  isReadable: boolean;
};

export type RawContent = { items: RawItem[]; faults: Fault[] };

/**
 * Reads `content/`. An item is `<name>.json`, or a folder `<name>/` with `index.json` and one Markdown file a language,
 * which becomes the item's `body`. Invalid JSON and stray files are faults; nothing is thrown.
 * @param folder the content folder
 * @param root the folder to which file names in faults are relative
 */
export function readContent(folder: string, root: string): RawContent {
  const items: RawItem[] = [];
  const faults: Fault[] = [];
  const fileOf = (path: string) => posixPath(relative(root, path));

  const text = (path: string): string => {
    try {
      const read = readText(path, fileOf(path));
      faults.push(...read.faults);
      if (path.endsWith('.md')) faults.push(...conflictIn(read.text, fileOf(path)));
      return read.text;
    } catch (error) {
      const found = `a file that cannot be opened (${(error as NodeJS.ErrnoException).code})`;
      faults.push({ file: fileOf(path), path: '', found, expected: 'a readable file' });
      return '';
    }
  };
  /** Adds an unreadable item, so that references to it are not faults. */
  const addUnread = (collection: CollectionName, name: string, file: string) =>
    items.push({ collection, name, file, data: undefined, texts: {}, isReadable: false });
  const add = (
    collection: CollectionName,
    name: string,
    path: string,
    texts: Record<string, MarkdownFile> = {},
  ) => {
    const file = fileOf(path);
    const before = faults.length;
    const source = text(path);
    if (source === '' && faults.length > before) {
      addUnread(collection, name, file);
      return;
    }
    const parsed = parseJson(source, file);
    faults.push(...parsed.faults);
    const bodies = Object.entries(texts).map(([code, { text: body }]) => [code, body.trim()]);
    const isObject = typeof parsed.value === 'object' && parsed.value !== null;
    if (isObject && 'body' in (parsed.value as object)) {
      const expected = `no such field: the texts are ${localeCodes.map((code) => `${code}.md`).join(' and ')}`;
      faults.push({ file, path: 'body', isOfName: true, found: 'a field of that name', expected });
    }
    const withBody = bodies.length > 0 && isObject && !Array.isArray(parsed.value);
    const data = withBody ? { ...(parsed.value as object), body: Object.fromEntries(bodies) } : parsed.value;
    items.push({ collection, name, file, data, texts, isReadable: parsed.isReadable });
  };
  const addFolder = (collection: CollectionName, name: string, path: string) => {
    const entries = entriesOf(path);
    // Git knows no empty folders; one can remain after its entry was deleted.
    if (entries.every(isHidden)) return;
    const texts: Record<string, MarkdownFile> = {};
    const stray: Fault[] = [];
    for (const entry of entries) {
      const code = codeOf(entry);
      const inner = join(path, entry);
      if (entry === 'index.json' || isHidden(entry)) continue;
      if (isTextOf(entry)) {
        texts[code] = { file: fileOf(inner), text: text(inner) };
      } else if (isTextOf(meantName(entry)) && !entries.includes(meantName(entry) ?? '')) {
        // A text with a misspelt name is reported, but still read.
        stray.push(strayFault(fileOf(inner), false));
        texts[codeOf(meantName(entry) ?? '')] = { file: fileOf(inner), text: text(inner) };
      } else if (/^[a-z-]+\.md$/.test(entry) && !isTextOf(meantName(entry))) {
        const expected = localeCodes.map((known) => `${known}.md`).join(' or ');
        stray.push({ file: fileOf(inner), path: '', found: invalidLocaleMessage(code), expected });
      } else stray.push(strayFault(fileOf(inner), statOf(inner)?.isDirectory() ?? false, entries));
    }
    faults.push(...stray);
    if (entries.includes('index.json')) add(collection, name, join(path, 'index.json'), texts);
    else {
      // A misspelt index.json was already reported.
      if (!stray.some(({ file }) => /\/index\.json[^/]*$/i.test(file))) {
        const file = fileOf(join(path, 'index.json'));
        faults.push({ file, path: '', found: 'nothing', expected: 'a JSON file, or no such folder' });
      }
      addUnread(collection, name, fileOf(join(path, 'index.json')));
    }
  };

  for (const top of entriesOf(folder)) {
    const path = join(folder, top);
    const isFolder = statOf(path)?.isDirectory() ?? false;
    if (isHidden(top) || top === 'README.md' || top === 'site.json') continue;
    if (top === 'videos' && isFolder) {
      const others = entriesOf(path).filter((entry) => !isHidden(entry) && !/\.(mp4|webm)$/.test(entry));
      faults.push(...others.map((entry) => strayFault(fileOf(join(path, entry)), false)));
      continue;
    }
    if (!isFolder || !isCollection(top)) {
      faults.push(strayFault(fileOf(path), isFolder));
      continue;
    }
    for (const entry of entriesOf(path)) {
      const inner = join(path, entry);
      // What the import of homes wrote last is its own file, and no content.
      if (isHidden(entry) || (top === 'imports' && entry.endsWith('.written.json'))) continue;
      if (statOf(inner)?.isDirectory()) {
        if (top === 'pictures') faults.push(strayFault(fileOf(inner), true));
        else addFolder(top, entry, inner);
      } else if (entry.endsWith('.json')) add(top, entry.replace(/\.json$/, ''), inner);
      else if (top !== 'pictures' || !isPictureName(entry)) {
        faults.push(strayFault(fileOf(inner), false, entriesOf(path)));
        const meant = meantName(entry);
        if (meant?.endsWith('.json')) addUnread(top, meant.replace(/\.json$/, ''), fileOf(inner));
      }
    }
  }
  const site = join(folder, 'site.json');
  if (existsSync(site)) add('site', 'site', site);
  else faults.push({ file: fileOf(site), path: '', found: 'nothing', expected: 'a JSON file' });
  return { items, faults };
}

/** The marks that a merge of two versions leaves where both have changed. */
export const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Reports the first mark of a merge conflict in a text. */
function conflictIn(text: string, file: string): Fault[] {
  const mark = conflict.exec(text);
  if (!mark) return [];
  return [
    { file, path: '', ...positionAt(text, mark.index), found: show(mark[0]), expected: withoutConflict },
  ];
}

const codeOf = (name: string) => name.replace(/\.md$/, '');

function isTextOf(name: string | null): boolean {
  return localeCodes.some((code) => `${code}.md` === name);
}

/** True for a file that the metadata of a picture can name: a file system may tell capitals from small letters. */
function isPictureName(name: string): boolean {
  return picture.safeParse(name).success;
}

function isCollection(name: string): name is CollectionName {
  return name in collections && name !== 'site';
}

/** True for files of operating systems and tools: `.DS_Store`, `.gitkeep`, `Thumbs.db`. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
}

function statOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
