import { expect, it } from 'vitest';
import { reportChanges } from './reportChanges';

const digests = { Search: { a: '1', b: '2' }, Home: { c: '3' }, words: { d: '4' } };

it('counts changed, new and removed pages by template, the most first', () => {
  const now = { Search: { a: '9', e: '5' }, Home: { c: '8' }, words: { d: '4' }, layout: {} };
  expect(reportChanges(digests, now, 4)).toBe('Changed: Search 3, Home 1; wrote 4 pages');
});

it('says that nothing has changed, or that there is nothing to compare with', () => {
  expect(reportChanges(digests, digests, 0)).toBe('Content unchanged; wrote 0 pages');
  expect(reportChanges(null, digests, 3)).toBe('First build in this folder; wrote 3 pages');
});
