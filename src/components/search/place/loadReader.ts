import { useEffect, useState } from 'react';
import { awaitInEffect } from '../../ui/awaitInEffect';

export type ReadSentence = typeof import('../../../domain/search/sentence/readSentence').readSentence;

let loaded: ReadSentence | null = null;

/** Loads the reader of sentences, which is not part of the page's first scripts. @throws if it cannot be loaded */
export async function loadReader(): Promise<ReadSentence> {
  loaded ??= (await import('../../../domain/search/sentence/readSentence')).readSentence;
  return loaded;
}

/** The reader of sentences, loaded once it is wanted. Null until then, and while it cannot be loaded. */
export function useReader(isWanted: boolean): ReadSentence | null {
  const [, setArrived] = useState(loaded !== null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    // The field works without it.
    return awaitInEffect(loadReader(), () => setArrived(true));
  }, [isWanted]);
  return loaded;
}
