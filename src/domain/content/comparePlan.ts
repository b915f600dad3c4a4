import type { paymentStages } from './offPlan';
import { paymentSteps } from './paymentSteps';

/** An instalment of a payment plan. Without a stage it is due before handover. */
export type PlanStep = {
  label: string;
  percent: number;
  date: string | null;
  stage: (typeof paymentStages)[number] | null;
};

/** A part of the price: in percent, and in whole units of its currency. */
export type PlanShare = { percent: number; amount: number };

/** A payment plan for one price, in figures that can be compared with those of another plan. */
export type ComparedPlan = {
  steps: (PlanStep & { amount: number })[];
  /** What has been paid once the keys are handed over: everything before handover and the instalment on it. */
  byHandover: PlanShare;
  /** Only the instalment on handover. */
  onHandover: PlanShare;
  afterHandover: PlanShare;
  /** The day of handover, or else the month of completion. */
  handover: string;
};

/**
 * Computes the figures of a payment plan for a price. The shares by and after handover add up to the price.
 * @param completion the month of completion, for a plan that does not date its handover
 */
export function comparePlan(plan: readonly PlanStep[], price: number, completion: string): ComparedPlan {
  const steps = paymentSteps(plan, price);
  const share = (isPart: (stage: PlanStep['stage']) => boolean): PlanShare => {
    const parts = steps.filter(({ stage }) => isPart(stage));
    return {
      percent: parts.reduce((sum, { percent }) => sum + percent, 0),
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    };
  };
  return {
    steps,
    byHandover: share((stage) => stage !== 'after'),
    onHandover: share((stage) => stage === 'handover'),
    afterHandover: share((stage) => stage === 'after'),
    handover: steps.find(({ stage }) => stage === 'handover')?.date ?? completion,
  };
}
