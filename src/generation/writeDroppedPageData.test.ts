import { expect, it } from 'vitest';
import { hasDroppedData } from './writeDroppedPageData';

it.each([
  ['has run', { dirty: 0, running: 0 }, true],
  ['is running', { dirty: 0, running: 1 }, false],
  ['has not run yet, because nobody has opened the page', { dirty: 1, running: 0 }, false],
  ['is gone', undefined, false],
])('the data of a page whose query %s counts as dropped or not', (_, query, expected) => {
  const trackedQueries = new Map(query && [['/rent/', query]]);
  const pendingPageDataWrites = { pagePaths: new Set(['/rent/']) };
  expect(hasDroppedData({ pendingPageDataWrites, queries: { trackedQueries } })).toBe(expected);
});
