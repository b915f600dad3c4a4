import { afterEach, expect, it, vi } from 'vitest';
import { repairChunkMapping } from './chunkMapping';

const mapping = { 'component---src-templates-home-tsx': ['/home.js'] };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['JSON text', JSON.stringify(mapping)],
  ['an object already', mapping],
])('the chunk mapping is an object if Gatsby set it to %s', (_kind, left) => {
  vi.stubGlobal('window', { ___chunkMapping: left });
  repairChunkMapping();
  expect(window.___chunkMapping).toEqual(mapping);
});

it('a missing chunk mapping stays missing', () => {
  vi.stubGlobal('window', {});
  repairChunkMapping();
  expect(window.___chunkMapping).toBeUndefined();
});
