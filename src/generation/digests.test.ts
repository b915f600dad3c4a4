import type { Page } from 'gatsby';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { changedPages, digestsOf, readDigests, writeDigests } from './digests';
import type { PlannedNode } from './plannedNodes';

const home = (id: string, content: object): PlannedNode => ({
  id,
  type: 'PageView',
  kind: 'PropertyDetails',
  fields: { path: `/${id}/`, language: 'en', content },
});
const words: PlannedNode = {
  id: 'Locale en search',
  type: 'Locale',
  kind: 'words',
  fields: { language: 'en', ns: 'search', data: { 'search.title': 'Search' } },
};
const pageOf = (id: string, namespaces: string[]): Page => ({
  path: `/${id}/`,
  component: 'PropertyDetails.tsx',
  context: { id, namespaces },
});
const pages = ['a', 'b', 'c'].map((id) => pageOf(id, ['search']));
const before = digestsOf([home('a', { price: 1 }), home('b', {}), words], pages, []);

it('finds the pages that are new, gone or differ', () => {
  const now = digestsOf([home('a', { price: 2 }), home('c', {}), words], pages, []);
  expect(changedPages(before, now)?.sort()).toEqual(['a', 'b', 'c']);
  expect(changedPages(before, before)).toEqual([]);
});

it('finds pages with the same content and other dictionaries', () => {
  const others = [pageOf('a', ['search', 'map']), pageOf('b', ['search'])];
  const now = digestsOf([home('a', { price: 1 }), home('b', {}), words], others, []);
  expect(changedPages(before, now)).toEqual(['a']);
});

it('finds no list of pages if a dictionary or a module about all pages has changed', () => {
  const nodes = [home('a', { price: 1 }), home('b', {})];
  expect(changedPages(before, digestsOf(nodes, pages, []))).toBeNull();
  expect(changedPages(before, digestsOf([...nodes, words], pages, ['/search/*']))).toBeNull();
});

it('finds no list of pages if a page has another template', () => {
  const [a, ...others] = [home('a', { price: 1 }), home('b', {}), words];
  const landing = { ...home('c', {}), kind: 'Landing' };
  const both = digestsOf([a as PlannedNode, ...others, landing], pages, []);
  const moved = digestsOf([{ ...(a as PlannedNode), kind: 'Landing' }, ...others, landing], pages, []);
  expect(changedPages(both, moved)).toBeNull();
});

it('finds no list of pages if a template has its first page or lost its last', () => {
  const landing = { ...home('c', {}), kind: 'Landing' };
  const more = digestsOf([home('a', { price: 1 }), home('b', {}), words, landing], pages, []);
  expect(changedPages(before, more)).toBeNull();
  expect(changedPages(more, before)).toBeNull();
});

it('are kept for the next build', () => {
  const folder = temporaryFolder();
  expect(readDigests(folder)).toBeNull();
  writeDigests(before, folder);
  expect(readDigests(folder)).toEqual(before);
});
