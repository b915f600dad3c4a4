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
import { afterAll } from 'vitest';
import { termOfLabel } from '../../src/domain/site/termOfLabel';
import { neededPages } from '../../src/generation/checks/needed';
import { describeFault, type Fault, isWarning } from '../../src/generation/fault';
import { inspectProject } from '../../src/generation/loadContent';
import { fixtureRoot, testDay } from './plannedSite';

/** A change of a content folder. Paths of files are relative to it. */
export type Change = (folder: string) => void;

/** The content folder of a copy of the fixture site. The copy is made once per test file, and each change is undone. */
let copied: string | undefined;

/** Restores each file that was changed, most recent first. */
const undos: (() => void)[] = [];

afterAll(() => {
  if (copied) rmSync(dirname(copied), { recursive: true });
  copied = undefined;
});

/** Changes a copy of the fixture site and returns the faults that the check finds, one per line, in order. */
export async function faultsAfter(...changes: readonly Change[]): Promise<string[]> {
  const faults = await inspectAfter(...changes);
  return faults.filter((fault) => !isWarning(fault)).map(describeFault);
}

/** The same with faults and warnings as objects. */
export async function inspectAfter(...changes: readonly Change[]): Promise<Fault[]> {
  copied ??= copyFixture();
  try {
    for (const change of changes) change(copied);
    return (await inspectProject(dirname(copied), testDay)).faults;
  } finally {
    for (const undo of undos.splice(0).reverse()) undo();
  }
}

function copyFixture(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(fixtureRoot, 'locales'), join(root, 'locales'), { recursive: true });
  const folder = join(root, 'content');
  cpSync(join(fixtureRoot, 'content'), folder, { recursive: true });
  addNeeded(folder);
  undos.length = 0;
  return folder;
}

/** Adds minimal versions of the pages and glossary entries that the code refers to and the fixture site lacks. */
function addNeeded(folder: string): void {
  for (const path of neededPages) {
    const slug = path.slice(1, -1).replaceAll('/', '-');
    const file = `pages/${slug}.json`;
    if (slug === '' || existsSync(join(folder, file))) continue;
    const words = { en: `Page ${slug}`, ar: `صفحة ${slug}` };
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
    const item = JSON.parse(readFileSync(join(folder, from), 'utf8'));
    for (const [path, value] of Object.entries(values)) {
      const isDictionary = Object.keys(item).every((key) => key.includes('.'));
      const steps = isDictionary ? [path] : path.split('.');
      const field = steps.pop() as string;
      steps.reduce((part, step) => part[step], item)[field] = value;
    }
    write(to, `${JSON.stringify(item, null, 2)}\n`)(folder);
  };
}

/** Writes a file. */
export function write(file: string, text: string | Buffer): Change {
  return (folder) => {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path) : null;
    const firstFolder = mkdirSync(dirname(path), { recursive: true });
    undos.push(() => {
      if (before) writeFileSync(path, before);
      else rmSync(firstFolder ?? path, { recursive: true });
    });
    writeFileSync(path, text);
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
  return (folder) => {
    undos.push(() => renameSync(join(folder, to), join(folder, from)));
    renameSync(join(folder, from), join(folder, to));
  };
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
    for (const file of files) {
      const bytes = readFileSync(join(folder, file));
      undos.push(() => writeFileSync(join(folder, file), bytes));
      rmSync(join(folder, file));
    }
  };
}
