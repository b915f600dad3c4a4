// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, goToAddress, listenToAddress } from './address';

const here = () => window.location.pathname + window.location.search;
const start = '/properties/for-rent/in-qatar/';

beforeEach(() => {
  window.history.replaceState(null, '', start);
  expect(currentAddress()).toBe(start);
});

it('a search is known at once, and written when the frame is drawn', async () => {
  const listener = vi.fn();
  const leave = listenToAddress(listener);
  goToAddress(`${start}?page=2`, false);
  expect(listener).toHaveBeenCalledOnce();
  expect([currentAddress(), here()]).toEqual([`${start}?page=2`, start]);
  await vi.waitFor(() => expect(here()).toBe(`${start}?page=2`));
  leave();
});

it('is written before anything that is clicked on looks for it', () => {
  const leave = listenToAddress(() => {});
  goToAddress(`${start}?page=3`, false);
  document.body.click();
  expect(here()).toBe(`${start}?page=3`);
  leave();
});

it('each of several in one frame is a step to go back to', () => {
  const before = window.history.length;
  goToAddress(`${start}?page=2`, false);
  goToAddress(`${start}?page=3`, false);
  goToAddress(`${start}?page=4`, true);
  expect(here()).toBe(`${start}?page=3`);
  expect(window.history.length).toBe(before + 2);
});

it('is not written over the page that the visitor went to meanwhile', async () => {
  goToAddress(`${start}?page=2`, false);
  window.history.pushState(null, '', '/about/');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(here()).toBe('/about/');
});
