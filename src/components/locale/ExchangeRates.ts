import { createContext } from 'react';
import type { SiteFrameView } from '../../domain/site/pageContent';

/** The current exchange rates from the site frame. Null where prices are only shown in their original currency. */
export const ExchangeRates = createContext<SiteFrameView['currency'] | null>(null);
