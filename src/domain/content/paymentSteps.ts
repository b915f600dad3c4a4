/** Whole units of each share of a price. Rounding is made good in the last share, so that together they are the price. */
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
