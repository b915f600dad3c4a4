import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Reports payment plans that do not add up to 100 %. */
export const checkProjects: Check = ({ items }) =>
  itemsIn(items, 'offPlan').flatMap(({ file, value }) => {
    const percents = (value.paymentPlan ?? []).map((step) => step?.percent);
    if (percents.length === 0 || percents.includes(undefined)) return [];
    const sum = percents.reduce<number>((total, percent) => total + (percent ?? 0), 0);
    if (Math.abs(sum - 100) < 0.001) return [];
    const found = `${show(Math.round(sum * 1000) / 1000)} percent in all`;
    return [{ file, path: 'paymentPlan', found, expected: 'steps that add up to 100 percent' }];
  });
