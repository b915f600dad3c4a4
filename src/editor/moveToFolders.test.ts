import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { moveToFolders } from './moveToFolders';

const faultIn = (file: string, lacksTexts = true) => ({
  ...{ file, path: 'body', found: 'nothing', expected: 'texts' },
  lacksTexts,
});

it('moves an entry that lacks its texts to its folder, unless the folder has texts', () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'content/areas/new.json': 'new',
    'content/areas/other.json': 'other',
    'content/areas/old.json': 'a new entry with the name of another one',
    'content/areas/old/index.json': 'old',
    'content/areas/old/en.md': 'old',
  });
  const other = [faultIn('content/areas/other.json', false), faultIn('content/offices/x/index.json')];
  expect(moveToFolders(root, other)).toBe(false);
  expect(moveToFolders(root, [...other, faultIn('content/areas/old.json')])).toBe(false);
  expect(moveToFolders(root, [...other, faultIn('content/areas/new.json')])).toBe(true);
  expect(readdirSync(join(root, 'content/areas')).sort()).toEqual(['new', 'old', 'old.json', 'other.json']);
  expect(readFileSync(join(root, 'content/areas/new/index.json'), 'utf8')).toBe('new');

  // The same form saved again, before the editor was reloaded.
  writeFiles(root, { 'content/areas/new.json': 'newer' });
  expect(moveToFolders(root, [faultIn('content/areas/new.json')])).toBe(true);
  expect(readFileSync(join(root, 'content/areas/new/index.json'), 'utf8')).toBe('newer');
  expect(existsSync(join(root, 'content/areas/new.json'))).toBe(false);
});
