import { useState } from 'react';
import type { Cluster } from '../../../domain/search/clusterHomes';
import type { SearchData } from '../../../domain/search/searchData';

type Opened = { cluster: Cluster; mark: HTMLElement | undefined };

/**
 * The homes whose card is open on the map, and its mark. The card closes when the data change: the same indexes are
 * other homes in the data of another kind or release.
 */
export function useOpened({ column }: SearchData) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [last, setLast] = useState(column);
  if (last !== column) {
    setLast(column);
    setOpened(null);
  }
  return [opened, setOpened] as const;
}
