import { todayInQatar } from '../domain/forms/qatarDay';

/**
 * The day as of which jobs and articles are shown, in Doha: an ISO date. `BUILD_DATE` sets it, so that a build can be
 * made again as it was.
 */
export function today(now = new Date(), given = process.env.BUILD_DATE): string {
  return given || todayInQatar(now);
}
