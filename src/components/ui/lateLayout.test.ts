// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { lateLayoutAttribute, lateLayoutScript, layOutWholePage } from './lateLayout';
import { hydrateBeforeRedraw } from './waitingParts';

const isLate = () => document.body.hasAttribute(lateLayoutAttribute);

/** Runs the script of a page that was opened in this way. */
function open(type: string, address: string): void {
  const performance = { getEntriesByType: () => [{ type }] };
  runInNewContext(lateLayoutScript, { document, location: new URL(address, 'https://x.test'), performance });
}

beforeEach(() => document.body.setAttribute(lateLayoutAttribute, ''));

it('keeps the layout late on a page that is opened at its top', () => {
  open('navigate', '/about/');
  expect(isLate()).toBe(true);
});

it.each([
  ['at a fragment', 'navigate', '/about/#team'],
  ['by the back button', 'back_forward', '/about/'],
  ['again', 'reload', '/about/'],
])('lays the whole page out when it is opened %s', (_how, type, address) => {
  open(type, address);
  expect(isLate()).toBe(false);
});

it('lays the whole page out before a link scrolls in it', () => {
  hydrateBeforeRedraw();
  document.body.innerHTML = '<a href="#enquire">Enquire</a>';
  document.querySelector('a')?.click();
  expect(isLate()).toBe(false);
});

it('lays the whole page out when asked to', () => {
  layOutWholePage();
  expect(isLate()).toBe(false);
});
