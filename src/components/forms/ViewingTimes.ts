import { createContext } from 'react';
import type { ViewingTimesView } from '../../domain/forms/slots';

/** When visitors may be met or called; the page knows it from content. Null where no form of it asks for a time. */
export const ViewingTimes = createContext<ViewingTimesView | null>(null);
