import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file under another name and renames it when it is complete, so that an interruption leaves no half file. */
export function replaceFile(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}
