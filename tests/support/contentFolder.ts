import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { termOfLabel } from '../../src/domain/site/termOfLabel';
import { neededPages } from '../../src/generation/checks/needed';
import { describeFault, type Fault, isWarning } from '../../src/generation/fault';
import { inspectProject } from '../../src/generation/loadContent';
import { fixtureRoot, testDay } from './plannedSite';

/** A change of a content folder. Paths of files are relative to it. */
export type Change = (folder: string) => void;

/** Changes a copy of the fixture site and returns the faults that the check finds, one per line, in order. */
export async function faultsAfter(...changes: readonly Change[]): Promise<string[]> {
  const faults = await inspectAfter(...changes);
  return faults.filter((fault) => !isWarning(fault)).map(describeFault);
}

/** The same with faults and warnings as objects. */
export async function inspectAfter(...changes: readonly Change[]): Promise<Fault[]> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const folder = join(root, 'content');
  try {
    cpSync(join(fixtureRoot, 'content'), folder, { recursive: true });
    cpSync(join(fixtureRoot, 'locales'), join(root, 'locales'), { recursive: true });
    addNeeded(folder);
    for (const change of changes) change(folder);
    return (await inspectProject(root, testDay)).faults;
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Adds minimal versions of the pages and glossary entries that the code refers to and the fixture site lacks. */
function addNeeded(folder: string): void {
  for (const path of neededPages) {
    const slug = path.slice(1, -1).replaceAll('/', '-');
    const file = `pages/${slug}.json`;
    if (slug === '' || existsSync(join(folder, file))) continue;
    const words = { en: `Page ${slug}`, ar: 'صفحة' };
    const meta = { title: words, description: words };
    const page = { slug, path, template: 'Shortlist', meta, title: words, section: 'about' };
    write(file, JSON.stringify(page, null, 2))(folder);
  }
  for (const slug of new Set(Object.values(termOfLabel))) {
    const term = { slug, term: { en: slug, ar: 'كلمة' }, meaning: { en: 'A word.', ar: 'كلمة.' } };
    write(`glossary/${slug}.json`, JSON.stringify(term, null, 2))(folder);
  }
}

/** Sets fields of a JSON file by their path: `{ 'price.amount': 0 }`. The value undefined removes a field. */
export function set(file: string, values: Readonly<Record<string, unknown>>): Change {
  return copy(file, file, values);
}

/** Copies a JSON file with other values in some fields. */
export function copy(from: string, to: string, values: Readonly<Record<string, unknown>>): Change {
  return (folder) => {
    const thing = JSON.parse(readFileSync(join(folder, from), 'utf8'));
    for (const [path, value] of Object.entries(values)) {
      const isDictionary = Object.keys(thing).every((key) => key.includes('.'));
      const steps = isDictionary ? [path] : path.split('.');
      const field = steps.pop() as string;
      steps.reduce((part, step) => part[step], thing)[field] = value;
    }
    write(to, `${JSON.stringify(thing, null, 2)}\n`)(folder);
  };
}

/** Writes a file. */
export function write(file: string, text: string | Buffer): Change {
  return (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
}

/** Replaces the content of a file by a function of it. */
export function change(file: string, to: (bytes: Buffer) => string | Buffer): Change {
  return (folder) => write(file, to(readFileSync(join(folder, file))))(folder);
}

/** Replaces a text in a file. @throws if the file does not contain it */
export function replace(file: string, text: string, by: string): Change {
  return change(file, (bytes) => {
    const old = bytes.toString('utf8');
    if (!old.includes(text)) throw new Error(`${file} does not contain ${text}`);
    return old.replace(text, by);
  });
}

/** Renames a file or folder. */
export function rename(from: string, to: string): Change {
  return (folder) => renameSync(join(folder, from), join(folder, to));
}

/** Combines several changes. */
export function all(...changes: readonly Change[]): Change {
  return (folder) => {
    for (const each of changes) each(folder);
  };
}

/** Removes files. */
export function remove(...files: readonly string[]): Change {
  return (folder) => {
    for (const file of files) rmSync(join(folder, file));
  };
}
