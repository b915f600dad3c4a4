import { useSyncExternalStore } from 'react';
import { storedValue } from '../../browser/storedValue';
import { tiles } from './tiles';

/** Whether the visitor lets maps ask another company's server for tiles; null as long as nothing was answered. */
export type TileConsent = 'yes' | 'no' | null;

const consent = storedValue<TileConsent>('map-tiles', (kept) =>
  kept === 'yes' || kept === 'no' ? kept : null,
);

/** Keeps an answer, for every map and the next visit. */
export const answerTiles = (answer: 'yes' | 'no') => consent.write(answer);

/** The answer that was given. Tiles from the site's own server need none: nobody else learns of the visitor. */
export function useTileConsent(): { answer: TileConsent; isAllowed: boolean } {
  const answer = useSyncExternalStore(consent.subscribe, consent.read, () => null);
  return { answer, isAllowed: answer === 'yes' || !tiles.isForeign };
}
