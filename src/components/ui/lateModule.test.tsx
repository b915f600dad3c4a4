import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lateModule } from './lateModule';

it('a late module is loaded once it is wanted, reports that it failed, and loads on a retry', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const missing = new Error('Loading chunk 7 failed.');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing).mockResolvedValue('module');
  const useLate = lateModule(load);
  const { result, rerender } = renderHook(({ isWanted }) => useLate(isWanted), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await act(async () => {});
  expect(result.current).toMatchObject({ module: null, hasFailed: true });
  expect(reported).toHaveBeenCalledExactlyOnceWith(missing);
  await act(async () => result.current.retry());
  expect(result.current).toMatchObject({ module: 'module', hasFailed: false });
  expect(load).toHaveBeenCalledTimes(2);
  expect(renderHook(() => useLate(true)).result.current.module).toBe('module');
});
