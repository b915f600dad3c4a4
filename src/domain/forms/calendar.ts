const millisecondsADay = 86_400_000;

/** The day that it is in Qatar, `2026-11-20`, whatever the clock of the machine says. */
export function todayInQatar(now: Date): string {
  return new Intl.DateTimeFormat('en-CA-u-nu-latn-ca-gregory', { timeZone: 'Asia/Qatar' }).format(now);
}

/** The time of day that it is in Qatar, `08:05`. */
export function timeInQatar(now: Date): string {
  return new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone: 'Asia/Qatar', timeStyle: 'short' }).format(
    now,
  );
}

/** True for a day that exists, written as `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsADay;
}
