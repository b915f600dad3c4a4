/** An event of a calendar file. Texts are in the visitor's language. */
export type CalendarEvent = {
  /** Identifies the event, so that importing it again replaces it. */
  id: string;
  summary: string;
  description?: string;
  /** A whole day (ISO date), or a period that is still to be confirmed. */
  when: string | { start: Date; end: Date };
};

/**
 * Returns the content of an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets.
 * @param product the feature that creates the file, for PRODID: `Payment plan`
 * @param now the creation time
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

/** Folds a line: continuation lines begin with a space. Multi-byte characters are not split. */
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
