import type { Receipt } from './receipt';

/** An entry for a calendar, `.ics` (RFC 5545). Words are in the visitor's language. */
export type CalendarEntry = {
  /** Reference of the lead; names the entry, so that a second download replaces the first. */
  reference: string;
  /** Day and part of the day in Qatar: `2026-11-24`, `10:00-12:00`. */
  date: string;
  slot: string;
  title: string;
  text: string;
  /** Moment at which it is written. */
  now: Date;
};

/** The `.ics` file of the visit that a receipt names; null where it names none. Words come by key. */
export function visitEntry(
  { reference, property, visit }: Receipt,
  say: (key: string, values?: Record<string, string>) => string,
  now: Date,
): string | null {
  if (visit === null) return null;
  const title = property ? say('forms.receipt.event', { property }) : say('forms.receipt.eventPlain');
  return visitCalendar({
    reference,
    ...visit,
    title,
    text: say('forms.receipt.eventText', { reference }),
    now,
  });
}

/** The text of an `.ics` file. The time is tentative: the agent confirms it. */
export function visitCalendar({ reference, date, slot, title, text, now }: CalendarEntry): string {
  const [from = '', to = ''] = slot.split('-');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safa Bay//Viewings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@safabay`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(momentInQatar(date, from))}`,
    `DTEND:${stamp(momentInQatar(date, to))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Qatar keeps UTC+3 the whole year. */
function momentInQatar(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line may have 75 bytes; the next one begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
