import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { keepOriginal, restoreOriginals } from './originalPages';

let root = '';
const at = (file: string) => join(root, file);
const change = (file: string, text: string | null) => {
  keepOriginal(root, file);
  if (text === null) rmSync(at(file));
  else writeFileSync(at(file), text);
};

beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, { 'public/index.html': 'by Gatsby', 'public/sold/index.html': 'by Gatsby' });
});

it('restores files that were changed twice or deleted, and deletes those that were added', () => {
  change('public/index.html', 'first');
  change('public/index.html', 'second');
  change('public/sold/index.html', null);
  change('public/new.html', 'first');
  change('public/new.html', 'second');
  change('public/brief.html', 'first');
  change('public/brief.html', null);
  restoreOriginals(root);
  expect(readFileSync(at('public/index.html'), 'utf8')).toBe('by Gatsby');
  expect(readFileSync(at('public/sold/index.html'), 'utf8')).toBe('by Gatsby');
  expect(readdirSync(at('public')).sort()).toEqual(['index.html', 'sold']);
});

it('restores a file once: later changes by Gatsby stay', () => {
  change('public/index.html', 'changed');
  restoreOriginals(root);
  writeFileSync(at('public/index.html'), 'by Gatsby, too');
  restoreOriginals(root);
  expect(readFileSync(at('public/index.html'), 'utf8')).toBe('by Gatsby, too');
});

it('deletes added files if no other file was changed', () => {
  change('public/new.html', 'new');
  restoreOriginals(root);
  expect(existsSync(at('public/new.html'))).toBe(false);
});

it('does not bring back a public folder that was deleted, because Gatsby looks whether it is there', () => {
  change('public/index.html', 'changed');
  rmSync(at('public'), { recursive: true });
  restoreOriginals(root);
  expect(existsSync(at('public'))).toBe(false);
  expect(existsSync(at('.cache/originals'))).toBe(false);
});
