import type { ReactElement } from 'react';
import { ViewingTimes } from '../../src/components/forms/ViewingTimes';
import { viewingSlots } from '../../src/domain/forms/viewingSlots';

/** Typical opening hours: Sunday to Thursday, and Saturday morning. */
export const usualSlots = viewingSlots([
  {
    hours: [
      { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], opens: '08:00', closes: '18:00' },
      { days: ['saturday'], opens: '10:00', closes: '14:00' },
    ],
  },
]);

/** Wraps a form in the context with the opening hours of the offices. */
export function withViewingTimes(form: ReactElement): ReactElement {
  return (
    <ViewingTimes.Provider value={{ slots: usualSlots, words: 'Sunday to Thursday' }}>
      {form}
    </ViewingTimes.Provider>
  );
}
