import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatEntry } from './formatEntry';
import { parseJson } from './parseJson';
import { readContent } from './readContent';

/**
 * `npm run content:format`: writes the fields of all entries in the order of their schemas, as the visual editor does.
 * Files that are not valid JSON stay as they are; `content:check` reports them.
 */
function formatContent(root: string): void {
  let changed = 0;
  for (const { collection, file, isReadable } of readContent(join(root, 'content'), root).items) {
    if (!isReadable) continue;
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const formatted = formatEntry(collection, parseJson(text, file).value);
    if (formatted === text) continue;
    writeFileSync(path, formatted);
    changed += 1;
  }
  console.log(`${changed} ${changed === 1 ? 'file' : 'files'} changed.`);
}

formatContent(process.cwd());
