// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSessionStorage, hideBrokenStorage, limitReloads } from './reloadGuard';

const load = async (hash: string | undefined) => {
  const resources = hash === undefined ? undefined : { page: { webpackCompilationHash: hash }, json: {} };
  window.___loader = { enqueue: vi.fn(), hovering: () => {}, loadPage: async () => resources };
  limitReloads();
  return (await window.___loader.loadPage('/about/'))?.page?.webpackCompilationHash;
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.___webpackCompilationHash = 'ours';
});

it('Gatsby sees another build once per session, even if a third one follows', async () => {
  expect(await load('ours')).toBe('ours');
  expect(await load('theirs')).toBe('theirs');
  expect(await load('theirs')).toBe('ours');
  expect(await load('another')).toBe('ours');
});

it('a missing page stays missing', async () => {
  expect(await load(undefined)).toBeUndefined();
});

it('works without storage', () => {
  expect(() => limitReloads(null)).not.toThrow();
});

describe('a session storage', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
  afterEach(() => {
    vi.restoreAllMocks();
    Object.defineProperty(window, 'sessionStorage', own);
  });

  it('that cannot be read is hidden from Gatsby', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The file is corrupted');
    });
    hideBrokenStorage();
    expect(window.sessionStorage).toBeNull();
    expect(findSessionStorage()).toBeNull();
  });

  it('that works stays', () => {
    const storage = window.sessionStorage;
    hideBrokenStorage();
    expect(window.sessionStorage).toBe(storage);
  });
});
