import { createContext } from 'react';
import type { ViewingTimesView } from '../../domain/forms/slots';

/** The times at which viewings and calls are possible, from the content. Null on pages whose forms ask for no time. */
export const ViewingTimes = createContext<ViewingTimesView | null>(null);
