import { calendarFile } from '../site/calendarFile';
import type { Receipt } from './receipt';

/**
 * The `.ics` file for the viewing in a receipt; null if there is none. The event is tentative until the agent confirms
 * it.
 * @param say returns the text of a dictionary key in the visitor's language
 */
export function viewingCalendar(
  { reference, property, viewing }: Receipt,
  say: (key: string, values?: Record<string, string>) => string,
  now: Date,
): string | null {
  if (viewing === null) return null;
  const [from = '', to = ''] = viewing.slot.split('-');
  const event = {
    id: reference,
    summary: property ? say('forms.receipt.event', { property }) : say('forms.receipt.eventPlain'),
    description: say('forms.receipt.eventText', { reference }),
    when: { start: momentInQatar(viewing.date, from), end: momentInQatar(viewing.date, to) },
  };
  return calendarFile([event], 'Viewings', now);
}

/** Qatar is at UTC+3 all year. */
function momentInQatar(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}
