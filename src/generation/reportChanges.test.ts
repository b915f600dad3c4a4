import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeChanges, reportChanges } from './reportChanges';

const digests = { Search: { a: '1', b: '2' }, Home: { c: '3' }, words: { d: '4' } };

it('counts changed, new and removed pages by template, the most first', () => {
  const now = { Search: { a: '9', e: '5' }, Home: { c: '8' }, words: { d: '4' }, layout: {} };
  expect(describeChanges(digests, now)).toBe('Changed: Search 3, Home 1');
});

it('compares each build with the last one in the same folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digests-'));
  const report = (now: typeof digests, written: number) =>
    reportChanges(join(folder, 'cache/digests.json'), now, written);
  expect(report(digests, 3)).toBe('First build in this folder; wrote 3 pages');
  expect(report(digests, 0)).toBe('Content unchanged; wrote 0 pages');
  expect(report({ ...digests, words: { d: '7' } }, 2)).toBe('Changed: words 1; wrote 2 pages');
  rmSync(folder, { recursive: true });
});
