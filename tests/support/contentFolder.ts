import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFault } from '../../src/build/fault';
import { inspectContent } from '../../src/build/loadContent';
import { fixtureRoot } from './plannedSite';

/** Something done to a content folder; files are named from within it. */
export type Change = (folder: string) => void;

/** The faults that are found in a copy of the small whole site after some changes, one line each, in order. */
export function faultsAfter(...changes: readonly Change[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const folder = join(root, 'content');
  try {
    cpSync(join(fixtureRoot, 'content'), folder, { recursive: true });
    for (const change of changes) change(folder);
    return inspectContent(root).faults.map(describeFault).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Gives fields of a JSON file other values, by their path: `{ 'price.amount': 0 }`; undefined takes a field away. */
export function set(file: string, values: Readonly<Record<string, unknown>>): Change {
  return copy(file, file, values);
}

/** Writes a JSON file like another one, with other values in some fields. */
export function copy(from: string, to: string, values: Readonly<Record<string, unknown>>): Change {
  return (folder) => {
    const thing = JSON.parse(readFileSync(join(folder, from), 'utf8'));
    for (const [path, value] of Object.entries(values)) {
      const steps = path.split('.');
      const field = steps.pop() as string;
      steps.reduce((part, step) => part[step], thing)[field] = value;
    }
    write(to, JSON.stringify(thing))(folder);
  };
}

/** Writes a file. */
export function write(file: string, text: string): Change {
  return (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
}

/** Takes files away. */
export function remove(...files: readonly string[]): Change {
  return (folder) => {
    for (const file of files) rmSync(join(folder, file));
  };
}
