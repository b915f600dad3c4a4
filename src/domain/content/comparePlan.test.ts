import { describe, expect, it } from 'vitest';
import { comparePlan, type PlanStep } from './comparePlan';

const step = (percent: number, stage: PlanStep['stage'], date: string | null = null): PlanStep => ({
  ...{ label: `${percent} %`, percent, stage, date },
});
const plan = [
  step(10, null),
  step(20, null, '2026-10-11'),
  step(20, 'handover', '2028-03-15'),
  step(50, 'after'),
];

describe('a payment plan for a price', () => {
  it('says what is paid by, on and after handover', () => {
    expect(comparePlan(plan, 1_000_000, '2028-03')).toMatchObject({
      byHandover: { percent: 50, amount: 500_000 },
      onHandover: { percent: 20, amount: 200_000 },
      afterHandover: { percent: 50, amount: 500_000 },
      handover: '2028-03-15',
    });
  });

  it('is paid in full by handover if nothing is due after it', () => {
    const { byHandover, afterHandover } = comparePlan([step(60, null), step(40, 'handover')], 999, '2027-03');
    expect([byHandover, afterHandover]).toEqual([
      { percent: 100, amount: 999 },
      { percent: 0, amount: 0 },
    ]);
  });

  it('names the month of completion if its handover has no day', () => {
    expect(comparePlan([step(60, null, '2026-12-01'), step(40, 'handover')], 999, '2027-03').handover).toBe(
      '2027-03',
    );
  });
});
