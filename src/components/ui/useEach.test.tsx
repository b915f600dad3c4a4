import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { inLanguage } from '../../../tests/support/renderInLanguage';
import { useEach } from './useEach';

it('tells what still loads from what does not exist, and keeps the last answer meanwhile', async () => {
  let answerB = (_: string) => {};
  const load = vi.fn(async (key: string) => {
    if (key === 'broken') throw new Error('no network');
    return key === 'b' ? new Promise<string>((resolve) => (answerB = resolve)) : `${key} loaded`;
  });
  const wrapper = ({ children }: { children: ReactNode }) => inLanguage(children as ReactElement, 'en');
  const { result, rerender } = renderHook(({ keys }) => useEach(keys, load), {
    wrapper,
    initialProps: { keys: ['a', 'broken', 'a'] },
  });
  expect(result.current).toBeNull();
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(2);
  expect([...(result.current ?? [])]).toEqual([
    ['a', 'a loaded'],
    ['broken', null],
  ]);
  rerender({ keys: ['a', 'b'] });
  await act(async () => {});
  expect(result.current?.has('a')).toBe(true);
  expect(result.current?.has('b')).toBe(false);
  await act(async () => answerB('at last'));
  expect(result.current?.get('b')).toBe('at last');
});
