// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFirstThenRest } from './useFirstThenRest';

const homesOf = (names: string) => [...names].map((reference) => ({ reference }));

/** What was drawn, one text a drawing, however often the same. */
function drawings(first: string, isSent: boolean) {
  const drawn: string[] = [];
  const { rerender } = renderHook(
    ({ homes }) => {
      const now = useFirstThenRest(homes, 'list', isSent)
        .map(({ home }) => home.reference)
        .join('');
      if (drawn.at(-1) !== now) drawn.push(now);
    },
    { initialProps: { homes: homesOf(first) } },
  );
  return { drawn, change: (next: string) => rerender({ homes: homesOf(next) }) };
}

describe('the first homes, then the rest', () => {
  it('are drawn in two steps where there were none', () => {
    expect(drawings('abcde', false).drawn).toEqual(['ab', 'abcde']);
  });

  it('are drawn at once where the page was sent with them', () => {
    expect(drawings('abcde', true).drawn).toEqual(['abcde']);
  });

  it('stand above those of before until the rest is drawn, none of them twice', () => {
    const { drawn, change } = drawings('abcde', true);
    change('dxyz');
    expect(drawn).toEqual(['abcde', 'dxce', 'dxyz']);
  });

  it('are drawn at once where there are few', () => {
    const { drawn, change } = drawings('abcde', true);
    change('xy');
    expect(drawn).toEqual(['abcde', 'xy']);
  });
});
