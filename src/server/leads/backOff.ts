/** The number of attempts, over about two days, after which a delivery is no longer retried automatically. */
export const mostAttempts = 10;

const shortestDelay = 30_000;
const longestDelay = 12 * 60 * 60_000;

/**
 * Returns the milliseconds to wait before the next attempt: 30 seconds after the first failure, then four times as long
 * after each further one, up to 12 hours.
 * @param attempts failed attempts so far, at least 1
 */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelay, shortestDelay * 4 ** (attempts - 1));
}
