import { useEffect, useState } from 'react';
import type { LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import { awaitInEffect } from './awaitInEffect';

/**
 * What has loaded, by its key: null for what does not exist, undefined for what could not be loaded. A key that still
 * loads is missing.
 */
export type Each<T> = ReadonlyMap<string, T | null | undefined>;

/**
 * Loads something for each key, in the page's language. The result is null until the first keys have loaded. After a
 * change of the keys, it stays as it is until they have loaded, too.
 * @param load the same function at every render. A rejection whose cause is 404 means that there is nothing to load
 */
export function useEach<T>(
  keys: readonly string[],
  load: (key: string, code: LocaleCode) => Promise<T | null>,
): Each<T> | null {
  const { code } = useWords();
  const [found, setFound] = useState<Each<T> | null>(null);
  const wanted = [...new Set(keys)].join(',');
  useEffect(() => {
    const loads = (wanted === '' ? [] : wanted.split(',')).map(
      async (key) => [key, await load(key, code).catch(nullIfMissing)] as const,
    );
    return awaitInEffect(Promise.all(loads), (all) => setFound(new Map(all)));
  }, [wanted, code, load]);
  return found;
}

const nullIfMissing = (error: unknown) => (error instanceof Error && error.cause === 404 ? null : undefined);
