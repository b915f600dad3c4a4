/** So often a delivery is tried, over about two days, before it is left to people. */
export const mostAttempts = 10;

const shortest = 30_000;
const longest = 12 * 60 * 60_000;

/** Milliseconds to wait after so many failed attempts: half a minute, then four times as long each time, to half a day. */
export function delayAfter(attempts: number): number {
  return Math.min(longest, shortest * 4 ** (attempts - 1));
}
