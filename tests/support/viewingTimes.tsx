import type { ReactElement } from 'react';
import { ViewingTimes } from '../../src/components/forms/ViewingTimes';
import { viewingSlots } from '../../src/domain/forms/viewingSlots';

/** Hours as those of many offices: Sunday to Thursday, and a Saturday morning. */
export const usualSlots = viewingSlots([
  {
    hours: [
      { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], opens: '08:00', closes: '18:00' },
      { days: ['saturday'], opens: '10:00', closes: '14:00' },
    ],
  },
]);

/** A form as it stands on a page that knows the offices' hours. */
export function withViewingTimes(form: ReactElement): ReactElement {
  return (
    <ViewingTimes.Provider value={{ slots: usualSlots, words: 'Sunday to Thursday' }}>
      {form}
    </ViewingTimes.Provider>
  );
}
