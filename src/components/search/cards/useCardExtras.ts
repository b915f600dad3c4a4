import { createContext, startTransition, useContext, useDeferredValue, useEffect, useState } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { awaitInEffect } from '../../ui/awaitInEffect';
import { useMounted } from '../../ui/useMounted';
import { loadCardDetails, type SearchIndex } from '../loadSearchIndex';
import type { CardExtras } from './cardExtras';

/** What cards show beyond the search index, or null until it has loaded. */
export const CardExtrasContext = createContext<CardExtras | null>(null);

/**
 * Loads what cards show beyond the search index: components and data. They are not part of the first load, because the
 * results are complete without them; if they cannot be loaded, the cards stay as they are.
 */
export function useLoadedCardExtras(searchIndex: SearchIndex | null): CardExtras | null {
  const [extras, setExtras] = useState<CardExtras | null>(null);
  useEffect(() => {
    if (!searchIndex) return;
    const loads = Promise.all([import('./cardExtras'), loadCardDetails(searchIndex.data)]);
    return awaitInEffect(loads, ([{ makeCardExtras }, details]) => {
      if (details) startTransition(() => setExtras(makeCardExtras(searchIndex, details)));
    });
  }, [searchIndex]);
  return extras;
}

/**
 * The extras of one card: its data and the components that show them. Null until they have loaded, and for a moment
 * when a card is reused for another home, so that its text is painted first.
 * @param late true if the text of a newly mounted card is painted before its extras, too
 */
export function useCardExtra(listing: ListingCardView, late: boolean) {
  const extras = useContext(CardExtrasContext);
  const isMounted = useMounted(!late);
  const isSettled = useDeferredValue(listing) === listing;
  const home = isMounted && isSettled ? extras?.homeOf(listing) : null;
  return extras && home ? { ...extras.parts, home } : null;
}
