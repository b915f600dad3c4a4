import { useEffect, useState } from 'react';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { loadHome } from './loadHome';

export type LoadedHome = { reference: string; content: PropertyContent | null };

/**
 * Loads homes by their references, in the given order. The result is null while they load. A home that is no longer on
 * the site, or cannot be loaded, has no content.
 */
export function useHomes(references: readonly string[]): LoadedHome[] | null {
  const { code } = useWords();
  const [homes, setHomes] = useState<LoadedHome[] | null>(null);
  const wanted = references.join(',');
  useEffect(() => {
    let isCurrent = true;
    const loads = (wanted === '' ? [] : wanted.split(',')).map(async (reference) => ({
      reference,
      content: await loadHome(reference, code).catch(() => null),
    }));
    Promise.all(loads).then((loaded) => isCurrent && setHomes(loaded));
    return () => {
      isCurrent = false;
    };
  }, [wanted, code]);
  return homes;
}
