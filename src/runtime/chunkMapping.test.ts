import { afterEach, expect, it, vi } from 'vitest';
import { repairChunkMapping } from './chunkMapping';

const mapping = { 'component---src-templates-home-tsx': ['/home.js'] };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['JSON text', JSON.stringify(mapping)],
  ['an object already', mapping],
])('the map of chunks is an object when Gatsby left %s', (_kind, left) => {
  vi.stubGlobal('window', { ___chunkMapping: left });
  repairChunkMapping();
  expect(window.___chunkMapping).toEqual(mapping);
});

it('where there is none, none is made', () => {
  vi.stubGlobal('window', {});
  repairChunkMapping();
  expect(window.___chunkMapping).toBeUndefined();
});
