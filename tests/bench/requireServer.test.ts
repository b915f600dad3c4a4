import { afterEach, expect, it, vi } from 'vitest';
import { requireServer } from './requireServer';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['nothing listens', () => Promise.reject(new TypeError('fetch failed'))],
  ['another server answers', () => Promise.resolve(new Response('', { status: 404 }))],
])('where %s, a bench says how to serve the site and ends', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await requireServer('http://127.0.0.1:9000');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('npm run serve'));
});

it('where the site is served, a bench goes on', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await requireServer('http://127.0.0.1:9000');
  expect(exit).not.toHaveBeenCalled();
});
