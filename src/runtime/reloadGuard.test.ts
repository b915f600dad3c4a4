// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepReloadsToOne } from './reloadGuard';

const gatsbyKey = 'gatsby-reload-compilation-hash-match';

beforeEach(() => window.sessionStorage.clear());

it('a page may reload once when nothing has been reloaded', () => {
  keepReloadsToOne();
  expect(window.sessionStorage.getItem(gatsbyKey)).toBeNull();
});

it('after one reload no other follows, though Gatsby forgets its own note', () => {
  window.sessionStorage.setItem(gatsbyKey, '1');
  keepReloadsToOne();
  window.sessionStorage.removeItem(gatsbyKey);
  keepReloadsToOne();
  expect(window.sessionStorage.getItem(gatsbyKey)).toBe('1');
});

it('works without storage', () => {
  expect(() => keepReloadsToOne(null)).not.toThrow();
});
