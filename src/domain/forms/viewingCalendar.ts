import { calendarFile } from '../site/calendarFile';
import type { Receipt } from './receipt';

type Say = (key: string, values?: Record<string, string>) => string;

/**
 * The `.ics` file for the viewing in a receipt; null if there is none. It has one event, which lists all homes in order
 * and is tentative until the agent confirms it.
 * @param say returns the text of a dictionary key in the visitor's language
 */
export function viewingCalendar({ reference, homes, viewing }: Receipt, say: Say, now: Date): string | null {
  if (viewing === null) return null;
  const [from = '', to = ''] = viewing.slot.split('-');
  const numbered =
    homes.length > 1
      ? [say('forms.receipt.homes'), ...homes.map((home, index) => `${index + 1}. ${home}`)]
      : [];
  const event = {
    id: reference,
    summary: summaryOf(homes, say),
    description: [...numbered, say('forms.receipt.eventText', { reference })].join('\n'),
    when: { start: momentInQatar(viewing.date, from), end: momentInQatar(viewing.date, to) },
  };
  return calendarFile([event], 'Viewings', now);
}

function summaryOf(homes: readonly string[], say: Say): string {
  const [property = ''] = homes;
  if (homes.length === 0) return say('forms.receipt.eventPlain');
  if (homes.length === 1) return say('forms.receipt.event', { property });
  return say('forms.receipt.eventMany', { properties: homes.join(say('common.listSeparator')) });
}

/** Qatar is at UTC+3 all year. */
function momentInQatar(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}
