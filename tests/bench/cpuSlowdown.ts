/** Lighthouse's benchmark index of machines, and how much slower each has to be to stand for a mid-tier phone. */
const calibration: readonly (readonly [index: number, multiplier: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1766, 5],
];

/**
 * The CPU multiplier with which a machine stands for the mid-tier phone that Lighthouse means, as in the calculator that
 * Lighthouse's `docs/throttling.md` refers to (lighthouse-cpu-throttling-calculator.vercel.app).
 * @throws for a machine that is slower than the phone
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  const at = calibration.findIndex(([index]) => index > benchmarkIndex);
  if (at === 0)
    throw new Error(`A machine with a benchmark index of ${benchmarkIndex} is slower than a phone`);
  // The last line goes on for faster machines.
  const [[fromIndex, from], [toIndex, to]] = calibration.slice(at < 0 ? -2 : at - 1) as [
    [number, number],
    [number, number],
  ];
  return from + ((benchmarkIndex - fromIndex) * (to - from)) / (toIndex - fromIndex);
}

/** How many times the blocking time of the page about us another page may have. */
const times = 1.5;

/** Milliseconds that are allowed in any case: below, one task more or less is chance. */
const floor = 50;

/** The blocking time that a page may have, in milliseconds, given that of the page about us in the same run. */
export function blockingLimit(about: number): number {
  return Math.max(times * about, floor);
}
