import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../../../tests/support/madeSearchIndex';
import type { Cluster } from '../../../domain/search/clusterHomes';
import { useOpened } from './useOpened';

const areas = readAreas();
const content = searchContent(randomListings(60, 3, areas), areas);
const rent = madeSearchIndex(content, 'residential', 'rent', 'en').data;
const sale = madeSearchIndex(content, 'residential', 'sale', 'en').data;

it('a card on the map stays open with the own place of the visitor, and closes with homes of another kind', () => {
  const { result, rerender } = renderHook(({ data }) => useOpened(data), { initialProps: { data: rent } });
  const cluster = { key: 'a', point: { lat: 25, lng: 51 }, homes: [0], bounds: null } as unknown as Cluster;
  act(() => result.current[1]({ cluster, mark: undefined }));
  rerender({ data: { ...rent, ownPlace: null } });
  expect(result.current[0]?.cluster).toBe(cluster);
  rerender({ data: sale });
  expect(result.current[0]).toBeNull();
  rerender({ data: rent });
  expect(result.current[0]).toBeNull();
});
