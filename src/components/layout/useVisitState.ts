import { useSyncExternalStore } from 'react';
import {
  calmVisitState,
  readVisitState,
  type VisitState,
  watchVisitState,
} from '../../domain/site/visitState';

/** What the visitor is to be told of at this moment; nothing while the page is drawn by the server. */
export function useVisitState(): VisitState {
  return useSyncExternalStore(watchVisitState, readVisitState, calmVisitState);
}
