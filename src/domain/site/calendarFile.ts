/** One entry of a calendar. Texts are in the visitor's language. */
export type CalendarEvent = {
  /** Identifies the event: importing the same file twice replaces it. */
  id: string;
  summary: string;
  description?: string;
  /** A whole day (ISO date), or a span of time that is still to be confirmed. */
  when: string | { start: Date; end: Date };
};

/**
 * The text of an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets.
 * @param product names what wrote the file: `Payment plan`
 * @param now moment of writing
 */
export function calendarFile(events: readonly CalendarEvent[], product: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Safa Bay//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ id, summary, description, when }) => [
      'BEGIN:VEVENT',
      `UID:${id}@safabay`,
      `DTSTAMP:${stamp(now)}`,
      ...(typeof when === 'string'
        ? [`DTSTART;VALUE=DATE:${when.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
        : [`DTSTART:${stamp(when.start)}`, `DTEND:${stamp(when.end)}`, 'STATUS:TENTATIVE']),
      `SUMMARY:${escapeText(summary)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** `20261120T080000Z` */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Continues a long line on the next, which then begins with a space. Characters are never cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
