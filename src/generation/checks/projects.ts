import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Reports payment plans that do not add up to 100 %, and those whose handover is missing, doubled or out of order. */
export const checkProjects: Check = ({ items }) =>
  itemsIn(items, 'offPlan').flatMap(({ file, value }) => {
    const stageFault = faultOfStages((value.paymentPlan ?? []).map((step) => step?.stage));
    const faults: Fault[] = stageFault ? [{ file, ...stageFault }] : [];
    const percents = (value.paymentPlan ?? []).map((step) => step?.percent);
    if (percents.length === 0 || percents.includes(undefined)) return faults;
    const sum = percents.reduce<number>((total, percent) => total + (percent ?? 0), 0);
    if (Math.abs(sum - 100) < 0.001) return faults;
    const found = `${show(Math.round(sum * 1000) / 1000)} percent in all`;
    return [...faults, { file, path: 'paymentPlan', found, expected: 'steps that add up to 100 percent' }];
  });

type Stage = 'handover' | 'after' | null | undefined;

/** A plan has instalments before handover, then the one on it, then those after it. An undefined stage is invalid. */
function faultOfStages(stages: readonly Stage[]): Omit<Fault, 'file'> | null {
  if (stages.length === 0 || stages.includes(undefined)) return null;
  const handover = stages.indexOf('handover');
  if (handover < 0)
    return { path: 'paymentPlan', found: 'no handover', expected: 'one step with the stage "handover"' };
  const expectedAt = (index: number): Stage =>
    index < handover ? null : index === handover ? 'handover' : 'after';
  const index = stages.findIndex((stage, at) => stage !== expectedAt(at));
  if (index < 0) return null;
  const expected = index < handover ? 'no stage before handover' : '"after", because handover comes before';
  return { path: `paymentPlan.${index}.stage`, found: show(stages[index] ?? undefined), expected };
}
