import { useDeferredValue, useState } from 'react';
import { homesInView } from './homesInView';
import { useBegun } from './useBegun';

type Shown<Home> = {
  home: Home;
  /**
   * The homes that are seen have keys of their own: one that comes up to them is drawn anew there, while all others
   * stay where they are. To move a home makes the browser lay out all that it passes.
   */
  key: string;
};

/**
 * Homes to draw: those that are seen at once, the others a moment later, when nothing more urgent is to be done. Until
 * then those that stood there before stay, so that the page keeps its height.
 * @param isSent true where the page that was sent shows them all already
 */
export function useFirstThenRest<Home extends { reference: string }>(
  homes: readonly Home[],
  view: Parameters<typeof homesInView>[0],
  isSent: boolean,
): Shown<Home>[] {
  // The server draws all of them.
  const [first] = useState(() => (typeof window === 'undefined' ? 0 : homesInView(view)));
  const shown = useShown(homes, first, isSent);
  return shown.map((home, index) => ({
    home,
    key: `${index < first ? 'seen' : 'rest'} ${home.reference}`,
  }));
}

function useShown<Home extends { reference: string }>(
  homes: readonly Home[],
  first: number,
  isSent: boolean,
): readonly Home[] {
  const isBegun = useBegun(isSent);
  const settled = useDeferredValue(homes);
  if (!isBegun) return homes.slice(0, first);
  if (settled === homes || homes.length <= first) return homes;
  const seen = homes.slice(0, first);
  const references = new Set(seen.map(({ reference }) => reference));
  const before = settled.slice(first).filter(({ reference }) => !references.has(reference));
  return [...seen, ...before.slice(0, homes.length - first)];
}
