// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { randomListings, readAreas, searchContent } from '../../../tests/support/madeSearchIndex';
import { planSearchFiles } from '../../generation/encodeSearchData';
import { loadSearchIndex } from './loadSearchIndex';
import { useSearchIndex } from './useSearchIndex';

const areas = readAreas();
const release = (seed: number) => {
  const { files, texts } = planSearchFiles(searchContent(randomListings(80, seed, areas), areas));
  const pictures = `/search/pictures.${seed}.json`;
  const list = JSON.stringify({ ...files, pictures });
  return new Map([...texts, [pictures, '{}'], ['/search/files.json', list]]);
};
const rent = { family: 'residential', purpose: 'rent' } as const;
const sale = { family: 'residential', purpose: 'sale' } as const;

/** Under load, encoding and decoding take more than the default of one second. */
const patiently = { timeout: 15_000 };

it('loads the homes again when those of another kind have come from a new release', async () => {
  let served = release(1);
  vi.stubGlobal('fetch', async (address: string) => {
    const text = served.get(address);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
  const { result, rerender } = renderHook(() => useSearchIndex(rent, 'en'));
  await waitFor(() => expect(result.current.searchIndex).not.toBeNull(), patiently);
  const before = result.current.searchIndex;
  served = release(2);
  await act(() => loadSearchIndex(sale, 'en').then(() => {}));
  rerender();
  await waitFor(() => expect(result.current.searchIndex).not.toBeNull(), patiently);
  expect(result.current.searchIndex?.data.column).not.toBe(before?.data.column);
});
