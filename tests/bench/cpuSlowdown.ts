/** Lighthouse's benchmark index, and the CPU multiplier with which such a machine simulates a mid-tier phone. */
const calibration: readonly (readonly [index: number, multiplier: number])[] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1766, 5],
];

/**
 * Returns the CPU multiplier with which a machine simulates Lighthouse's mid-tier phone, as in the calculator to which
 * Lighthouse's `docs/throttling.md` refers (lighthouse-cpu-throttling-calculator.vercel.app).
 * @throws for a machine that is slower than the phone
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  const at = calibration.findIndex(([index]) => index > benchmarkIndex);
  if (at === 0)
    throw new Error(`A machine with a benchmark index of ${benchmarkIndex} is slower than a phone`);
  // Faster machines are extrapolated from the last segment.
  const [[fromIndex, from], [toIndex, to]] = calibration.slice(at < 0 ? -2 : at - 1) as [
    [number, number],
    [number, number],
  ];
  return from + ((benchmarkIndex - fromIndex) * (to - from)) / (toIndex - fromIndex);
}

/** The benchmark index of the fastest machine in the calculator's table. */
const referenceIndex = 1766;

/**
 * Returns the CPU multiplier with which a machine is as fast as one with a benchmark index of 1,766 that is slowed down
 * `times` times. So a limit in milliseconds means the same device on each machine.
 */
export function slowdownToReference(times: number, benchmarkIndex: number): number {
  return Math.max(1, (times * benchmarkIndex) / referenceIndex);
}

/** Maximum ratio of a page's blocking time to that of the about page. */
const times = 1.5;

/** Milliseconds that are always allowed, because a single task more or less is noise. */
const floor = 50;

/** Maximum blocking time of a page in milliseconds, from that of the about page in the same run. */
export function blockingLimit(about: number): number {
  return Math.max(times * about, floor);
}
