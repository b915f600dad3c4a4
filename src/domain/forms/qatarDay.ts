const millisecondsADay = 86_400_000;

/**
 * Date and time in Qatar as an ISO string. Qatar has been three hours ahead of UTC all year round since 1972. Not done
 * with `Intl.DateTimeFormat`, because creating the first formatter takes 11 ms, and 44 ms on a slow phone.
 */
const clockInQatar = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString();

/** The date in Qatar, `2026-11-20`, independent of the machine's time zone. */
export function todayInQatar(now: Date): string {
  return clockInQatar(now).slice(0, 10);
}

/** The time in Qatar, `08:05`. */
export function timeInQatar(now: Date): string {
  return clockInQatar(now).slice(11, 16);
}

/** True for an existing date in the format `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Number of days between two dates; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsADay;
}
