import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../domain/site/hosting';
import { type Encoding, encodings, timeRounding } from '../release/encodings';

/** A file that may be served. */
export type PublicFile = {
  /** The absolute path of the build's folder. */
  folder: string;
  /** The path within that folder, such as `/about/index.html`. */
  path: string;
  /** The encodings for which a compressed file exists. */
  encodings: readonly Encoding[];
};

export type PublicFiles = ReadonlyMap<string, PublicFile>;

const hidden = new Set(hostFiles.map((name) => `/${name}`));

/**
 * Lists all files below a folder that may be served, by path. The server sends only files in this map, so no request
 * can reach a file outside the folder or a hidden file. Names that begin with a dot are left out, except `.well-known`.
 * @throws if the folder cannot be read
 */
export function findPublicFiles(folder: string): PublicFiles {
  const changed = new Map<string, number>();
  collect(folder, '', changed);
  const files = new Map<string, PublicFile>();
  for (const [path, time] of changed) {
    if (isVariant(path, changed) || hidden.has(path)) continue;
    // A compressed file older than its source belongs to an earlier build and would serve outdated content.
    const ready = encodings.filter(
      ({ extension }) => (changed.get(path + extension) ?? 0) >= time - timeRounding,
    );
    files.set(path, { folder, path, encodings: ready });
  }
  return files;
}

/** Adds the path and modification time, in milliseconds, of every file. */
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
