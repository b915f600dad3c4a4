import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../domain/site/hosting';
import { type Encoding, encodings, timeRounding } from '../release/encodings';

/** A file that may be served. */
export type PublicFile = {
  /** The absolute path of the site that it belongs to. */
  folder: string;
  /** Its path from there, `/about/index.html`. */
  path: string;
  /** Its compressed forms. */
  encodings: readonly Encoding[];
};

export type PublicFiles = ReadonlyMap<string, PublicFile>;

const unseen = new Set(hostFiles.map((name) => `/${name}`));

/**
 * Finds all that may be served beneath a folder. Only what is in this map is ever sent, so no address can lead out of
 * the folder or to a hidden file. Hidden names are left out, but for `.well-known`.
 * @throws when the folder cannot be read
 */
export function findPublicFiles(folder: string): PublicFiles {
  const changed = new Map<string, number>();
  collect(folder, '', changed);
  const files = new Map<string, PublicFile>();
  for (const [path, time] of changed) {
    if (isVariant(path, changed) || unseen.has(path)) continue;
    // A compressed form that is older than its file belongs to an earlier build: it would bring old words back.
    const ready = encodings.filter(
      ({ extension }) => (changed.get(path + extension) ?? 0) >= time - timeRounding,
    );
    files.set(path, { folder, path, encodings: ready });
  }
  return files;
}

/** Gathers path and time of change, in milliseconds, of every file. */
function collect(folder: string, path: string, changed: Map<string, number>): void {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) collect(folder, inner, changed);
    else if (entry.isFile()) changed.set(inner, statSync(join(folder, inner)).mtimeMs);
  }
}

function isVariant(path: string, known: ReadonlyMap<string, number>): boolean {
  return encodings.some(
    ({ extension }) => path.endsWith(extension) && known.has(path.slice(0, -extension.length)),
  );
}
