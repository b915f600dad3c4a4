import { todayInQatar } from '../domain/forms/qatarDay';

/**
 * The current date in Doha as an ISO date; jobs and articles are shown as of this day. `BUILD_DATE` overrides it for
 * reproducible builds.
 */
export function today(now = new Date(), given = process.env.BUILD_DATE): string {
  return given || todayInQatar(now);
}
