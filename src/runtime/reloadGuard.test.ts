// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepReloadsToOne } from './reloadGuard';

const load = async (hash: string | undefined) => {
  const resources = hash === undefined ? undefined : { page: { webpackCompilationHash: hash }, json: {} };
  window.___loader = { enqueue: () => {}, hovering: () => {}, loadPage: async () => resources };
  keepReloadsToOne();
  return (await window.___loader.loadPage('/about/'))?.page?.webpackCompilationHash;
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.___webpackCompilationHash = 'ours';
});

it('Gatsby learns of another build once in a session, of the same one or of a third', async () => {
  expect(await load('ours')).toBe('ours');
  expect(await load('theirs')).toBe('theirs');
  expect(await load('theirs')).toBe('ours');
  expect(await load('another')).toBe('ours');
});

it('a page that cannot be had stays one', async () => {
  expect(await load(undefined)).toBeUndefined();
});

it('works without storage', () => {
  expect(() => keepReloadsToOne(null)).not.toThrow();
});
