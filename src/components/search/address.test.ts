// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, goToAddress, listenToAddress } from './address';

const here = () => window.location.pathname + window.location.search;
const start = '/properties/for-rent/in-qatar/';

beforeEach(() => {
  window.history.replaceState(null, '', start);
  expect(currentAddress()).toBe(start);
});

it('a search is available at once and written to the address bar after the next frame', async () => {
  const listener = vi.fn();
  const leave = listenToAddress(listener);
  goToAddress(`${start}?page=2`, false);
  expect(listener).toHaveBeenCalledOnce();
  expect([currentAddress(), here()]).toEqual([`${start}?page=2`, start]);
  await vi.waitFor(() => expect(here()).toBe(`${start}?page=2`));
  leave();
});

it('a search is written before any click handler can read the address', () => {
  const leave = listenToAddress(() => {});
  goToAddress(`${start}?page=3`, false);
  document.body.click();
  expect(here()).toBe(`${start}?page=3`);
  leave();
});

it('each of several searches in one frame has its own history entry', () => {
  const before = window.history.length;
  goToAddress(`${start}?page=2`, false);
  goToAddress(`${start}?page=3`, false);
  goToAddress(`${start}?page=4`, true);
  expect(here()).toBe(`${start}?page=3`);
  expect(window.history.length).toBe(before + 2);
});

it('a search is not written after the visitor has left for another page', async () => {
  goToAddress(`${start}?page=2`, false);
  window.history.pushState(null, '', '/about/');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(here()).toBe('/about/');
});
