import type { Frequency } from '../../domain/alerts/savedSearch';
import { todayInQatar } from '../../domain/forms/qatarDay';

const oneDay = 86_400_000;
/** Seven in the morning in Doha, which is three hours ahead of UTC all year round. */
const morning = 'T04:00:00.000Z';
/** The first day of the week in Qatar. */
const sunday = 0;

/**
 * Returns when a saved search is compared with the stock next, ISO 8601 in UTC: the next morning in Doha, or the next
 * Sunday morning. For searches whose mails are sent as soon as a home is published, '' stands for any moment.
 */
export function nextMorning(frequency: Frequency, now: Date): string {
  if (frequency === 'published') return '';
  let next = new Date(todayInQatar(now) + morning);
  while (next <= now || (frequency === 'weekly' && next.getUTCDay() !== sunday)) {
    next = new Date(next.getTime() + oneDay);
  }
  return next.toISOString();
}
