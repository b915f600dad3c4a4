import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import { tiles } from './tiles';

/** Whether the visitor permits tiles from another company; null before an answer. */
export type TileConsent = 'yes' | 'no' | null;

const consent = storedValue<TileConsent>('map-tiles', (kept) =>
  kept === 'yes' || kept === 'no' ? kept : null,
);

/** Stores an answer for every map and for later sessions. */
export const answerTiles = (answer: 'yes' | 'no') => consent.write(answer);

/** The stored answer. Tiles from the site's own server need no consent, as no third party is involved. */
export function useTileConsent(): { answer: TileConsent; isAllowed: boolean } {
  const answer = useSyncExternalStore(consent.subscribe, consent.read, () => null);
  return { answer, isAllowed: answer === 'yes' || !tiles.isForeign };
}
