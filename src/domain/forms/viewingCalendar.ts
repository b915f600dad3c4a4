import { calendarFile } from '../site/calendarFile';
import type { Receipt } from './receipt';

/**
 * The `.ics` file of the viewing that a receipt names; null where it names none. Its time is tentative: the agent
 * confirms it.
 * @param say gives words by key, in the visitor's language
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

/** Qatar keeps UTC+3 the whole year. */
function momentInQatar(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}
