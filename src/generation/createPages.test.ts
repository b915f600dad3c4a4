import type { Page } from 'gatsby';
import { expect, test } from 'vitest';
import { createChangedPages, pagesOf } from './createPages';
import type { PlannedPage } from './plannedPages';

const planned = (path: string, namespaces: string[] = []) =>
  ({ path, template: 'Home', namespaces, matchPath: null }) as unknown as PlannedPage;

/** Runs one plan after another, and notes the English pages that each run creates and deletes. */
function runs(atStart: PlannedPage[], ...later: PlannedPage[][]): string[][] {
  const kept = new Map(pagesOf({ plan: atStart }).map((page) => [page.path, JSON.stringify(page)]));
  return later.map((plan) => {
    const done: string[] = [];
    const note = (what: string) => (page: Page) => {
      if (!page.path.startsWith('/ar/')) done.push(`${what} ${page.path}`);
    };
    const actions = { createPage: note('create'), deletePage: note('delete') };
    createChangedPages(actions as never, { plan }, kept);
    return done;
  });
}

test('leaves pages alone that are as they were at the start', () => {
  expect(runs([planned('/a/'), planned('/b/')], [planned('/a/'), planned('/b/')])).toEqual([[]]);
});

test('creates a new page in each run, because Gatsby deletes it otherwise', () => {
  const both = [planned('/a/'), planned('/b/')];
  expect(runs([planned('/a/')], both, both)).toEqual([['create /b/'], ['create /b/']]);
});

test('deletes a page that is gone once, and creates it in each run when it is back', () => {
  const all = [planned('/a/'), planned('/b/')];
  expect(runs(all, [planned('/a/')], [planned('/a/')], all, all)).toEqual([
    ['delete /b/'],
    [],
    ['create /b/'],
    ['create /b/'],
  ]);
});

test('goes on creating a page that has changed, also when the change is undone', () => {
  const [before, after] = [[planned('/a/')], [planned('/a/', ['forms'])]];
  expect(runs(before, after, before)).toEqual([['create /a/'], ['create /a/']]);
});
