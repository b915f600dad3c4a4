// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateLayout } from './useLateLayout';

function Rows({ results }: { results: string }) {
  useLateLayout(results);
  return (
    <>
      <button type="button">
        <span>Filters</span>
      </button>
      <p data-row="">{results}</p>
      <footer className="atEnd" />
    </>
  );
}

const laidOut = () => [...document.querySelectorAll('[data-laid-out]')].map(({ tagName }) => tagName);
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  const below = { top: window.innerHeight + 1 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
});

afterEach(() => vi.useRealTimers());

it('lays out what is below the viewport when the visitor does nothing for half a second', async () => {
  render(<Rows results="first" />);
  await wait(499);
  expect(laidOut()).toEqual([]);
  await wait(20);
  expect(laidOut()).toEqual(['P', 'FOOTER']);
});

it('skips it from the press of a control until nothing is pressed for half a second', async () => {
  render(<Rows results="first" />);
  await wait(600);
  press('p');
  expect(laidOut()).toEqual(['P', 'FOOTER']);
  press('span');
  expect(laidOut()).toEqual([]);
  await wait(400);
  press('button');
  await wait(400);
  expect(laidOut()).toEqual([]);
  await wait(200);
  expect(laidOut()).toEqual(['P', 'FOOTER']);
});

it('starts again with other results, and ends with the page', async () => {
  const { rerender, unmount } = render(<Rows results="first" />);
  await wait(600);
  rerender(<Rows results="second" />);
  expect(laidOut()).toEqual([]);
  await wait(600);
  expect(laidOut()).toEqual(['P', 'FOOTER']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
