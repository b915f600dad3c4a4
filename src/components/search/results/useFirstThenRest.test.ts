// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { homesInView, useFirstThenRest } from './useFirstThenRest';

const homesOf = (names: string) => [...names].map((reference) => ({ reference }));

/** The text of each render, without repetitions. */
function rendersOf(first: string, isPrerendered: boolean) {
  const renders: string[] = [];
  const { rerender } = renderHook(
    ({ homes }) => {
      const { seen, rest } = useFirstThenRest(homes, 'list', isPrerendered);
      const now = [...seen, ...rest].map(({ reference }) => reference).join('');
      if (renders.at(-1) !== now) renders.push(now);
    },
    { initialProps: { homes: homesOf(first) } },
  );
  return { renders, change: (next: string) => rerender({ homes: homesOf(next) }) };
}

describe('useFirstThenRest', () => {
  it('renders in two steps where no homes were shown before', () => {
    expect(rendersOf('abcde', false).renders).toEqual(['ab', 'abcde']);
  });

  it('renders all homes at once on a prerendered page', () => {
    expect(rendersOf('abcde', true).renders).toEqual(['abcde']);
  });

  it('keeps the previous rest below the first homes until the new rest is rendered', () => {
    const { renders, change } = rendersOf('abcde', true);
    change('vwxyz');
    expect(renders).toEqual(['abcde', 'vwcde', 'vwxyz']);
  });

  it('returns the identical array for the rest until it is rendered', () => {
    const rests: unknown[] = [];
    const { rerender } = renderHook(({ homes }) => rests.push(useFirstThenRest(homes, 'list', true).rest), {
      initialProps: { homes: homesOf('abcde') },
    });
    rerender({ homes: homesOf('vwxyz') });
    expect(rests[1]).toBe(rests[0]);
    expect(rests.at(-1)).not.toBe(rests[0]);
  });

  it('renders all homes at once where they are few', () => {
    const { renders, change } = rendersOf('abcde', true);
    change('xy');
    expect(renders).toEqual(['abcde', 'xy']);
  });
});

it.each([
  ['list', 1440, 900, 2],
  ['list', 1440, 1080, 3],
  ['list', 390, 844, 2],
  ['narrow', 1440, 900, 3],
  ['grid', 1440, 900, 3],
  ['grid', 820, 1180, 4],
  ['grid', 390, 844, 1],
  ['grid', 640, 320, 1],
] as const)('a %s in a window of %i × %i px has %i homes in view', (view, width, height, homes) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  expect(homesInView(view)).toBe(homes);
});
