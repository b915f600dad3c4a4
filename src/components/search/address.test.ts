// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, goToAddress, listenToAddress } from './address';

const here = () => window.location.pathname + window.location.search;
const start = '/properties/for-rent/in-qatar/';

beforeEach(() => {
  window.history.replaceState(null, '', start);
  expect(currentAddress()).toBe(start);
});

it('a search is written to the address bar, and listeners are told', () => {
  const listener = vi.fn(() => expect([currentAddress(), here()]).toEqual([to, to]));
  const to = `${start}?page=2`;
  const leave = listenToAddress(listener);
  goToAddress(to, false);
  goToAddress(to, false);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  goToAddress(start, false);
  expect(listener).toHaveBeenCalledOnce();
});

it('each search has its own history entry, unless it replaces the last one', () => {
  const before = window.history.length;
  goToAddress(`${start}?page=2`, false);
  goToAddress(`${start}?page=3`, false);
  goToAddress(`${start}?page=4`, true);
  expect(here()).toBe(`${start}?page=4`);
  expect(window.history.length).toBe(before + 2);
});

it('the last search is kept while the address bar has another page', () => {
  goToAddress(`${start}?page=2`, false);
  window.history.pushState(null, '', '/about/');
  expect(currentAddress()).toBe(`${start}?page=2`);
});
