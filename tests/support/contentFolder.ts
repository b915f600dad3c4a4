import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFault } from '../../src/build/fault';
import { inspectContent } from '../../src/build/loadContent';
import { fixtureRoot } from './plannedSite';

// biome-ignore lint/suspicious/noExplicitAny: content that is to be broken has no type.
type Loose = any;

/** A content folder that a test may break. Files are named from within it. */
export type ContentFolder = {
  /** Changes one JSON file in place. */
  edit: (file: string, change: (thing: Loose) => void) => void;
  write: (file: string, text: string) => void;
  /** Writes a JSON file like another one, changed. */
  copy: (from: string, to: string, change?: (thing: Loose) => void) => void;
  remove: (file: string) => void;
};

/** The faults that are found in a copy of the small whole site after it has been changed, one line each, in order. */
export function faultsAfter(change: (folder: ContentFolder) => void): string[] {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(join(fixtureRoot, 'content'), join(root, 'content'), { recursive: true });
    change(folderAt(join(root, 'content')));
    return inspectContent(root).faults.map(describeFault).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

function folderAt(root: string): ContentFolder {
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const copy = (from: string, to: string, change: (thing: Loose) => void = () => {}) => {
    const thing = JSON.parse(readFileSync(join(root, from), 'utf8'));
    change(thing);
    write(to, JSON.stringify(thing));
  };
  return {
    write,
    copy,
    edit: (file, change) => copy(file, file, change),
    remove: (file) => rmSync(join(root, file), { recursive: true }),
  };
}
