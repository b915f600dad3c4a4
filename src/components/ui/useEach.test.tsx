import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { inLanguage } from '../../../tests/support/renderInLanguage';
import { useEach } from './useEach';

it('tells what still loads, does not exist and could not be loaded apart, and keeps the last answer meanwhile', async () => {
  let answerB = (_: string) => {};
  const load = vi.fn(async (key: string) => {
    if (key === 'broken') throw new TypeError('no network');
    if (key === 'gone') throw new Error('not found', { cause: 404 });
    return key === 'b' ? new Promise<string>((resolve) => (answerB = resolve)) : `${key} loaded`;
  });
  const wrapper = ({ children }: { children: ReactNode }) => inLanguage(children as ReactElement, 'en');
  const { result, rerender } = renderHook(({ keys }) => useEach(keys, load), {
    wrapper,
    initialProps: { keys: ['a', 'broken', 'a', 'gone'] },
  });
  expect(result.current).toBeNull();
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(3);
  expect([...(result.current ?? [])]).toEqual([
    ['a', 'a loaded'],
    ['broken', undefined],
    ['gone', null],
  ]);
  rerender({ keys: ['a', 'b'] });
  await act(async () => {});
  expect(result.current?.has('a')).toBe(true);
  expect(result.current?.has('b')).toBe(false);
  await act(async () => answerB('at last'));
  expect(result.current?.get('b')).toBe('at last');
});
