/**
 * Returns the instalments of a price in whole units. The last one absorbs rounding, so that they add up to the price.
 */
export function paymentSteps<Step extends { percent: number }>(
  steps: readonly Step[],
  price: number,
): (Step & { amount: number })[] {
  const last = steps.length - 1;
  let paid = 0;
  return steps.map((step, index) => {
    const amount = index === last ? price - paid : Math.round((price * step.percent) / 100);
    paid += amount;
    return { ...step, amount };
  });
}
