export type CalendarEvent = {
  /** ISO day. */
  date: string;
  summary: string;
};

/**
 * Whole-day events as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets.
 * @param id begins the identifier of each event: the same file imported twice makes no second event
 * @param stamp moment of making, `20261120T080000Z`
 */
export function calendarFile(events: readonly CalendarEvent[], id: string, stamp: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safa Bay//Payment plan//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ date, summary }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${date}@safabay.example`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
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
