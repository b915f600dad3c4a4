import { createContext } from 'react';
import type { SiteFrameView } from '../../domain/site/pageContent';

/** What other currencies are worth today, from the site's frame; null where prices stay as they were given. */
export const ExchangeRates = createContext<SiteFrameView['currency'] | null>(null);
