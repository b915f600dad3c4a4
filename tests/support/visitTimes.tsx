import type { ReactElement } from 'react';
import { VisitTimes } from '../../src/components/forms/VisitTimes';
import { visitSlots } from '../../src/domain/forms/visitSlots';

/** Hours as those of many offices: Sunday to Thursday, and a Saturday morning. */
export const usualSlots = visitSlots([
  {
    hours: [
      { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], opens: '08:00', closes: '18:00' },
      { days: ['saturday'], opens: '10:00', closes: '14:00' },
    ],
  },
]);

/** A form as it stands on a page that knows the offices' hours. */
export function withVisitTimes(form: ReactElement): ReactElement {
  return (
    <VisitTimes.Provider value={{ slots: usualSlots, words: 'Sunday to Thursday' }}>
      {form}
    </VisitTimes.Provider>
  );
}
