import { daysBetween, todayInQatar } from '../forms/qatarDay';

/** The days for which a home counts as new, after the day on which it was listed. */
const days = 7;

/**
 * True for a home that was listed in the last seven days. It is asked on the visitor's device, so that a label does not
 * outlive the days if the site is not built again.
 * @param listed ISO date
 */
export function isNewlyListed(listed: string, now: Date): boolean {
  const age = daysBetween(listed, todayInQatar(now));
  return age >= 0 && age <= days;
}
