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
      const { seen, rest } = useFirstThenRest(homes, 'list', isSent);
      const now = [...seen, ...rest].map(({ reference }) => reference).join('');
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

  it('stand above those of before until the rest is drawn', () => {
    const { drawn, change } = drawings('abcde', true);
    change('vwxyz');
    expect(drawn).toEqual(['abcde', 'vwcde', 'vwxyz']);
  });

  it('leave the rest alone, the very same list, until its turn', () => {
    const rests: unknown[] = [];
    const { rerender } = renderHook(({ homes }) => rests.push(useFirstThenRest(homes, 'list', true).rest), {
      initialProps: { homes: homesOf('abcde') },
    });
    rerender({ homes: homesOf('vwxyz') });
    expect(rests[1]).toBe(rests[0]);
    expect(rests.at(-1)).not.toBe(rests[0]);
  });

  it('are drawn at once where there are few', () => {
    const { drawn, change } = drawings('abcde', true);
    change('xy');
    expect(drawn).toEqual(['abcde', 'xy']);
  });
});
