import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Plausible values of one pound or dollar in riyals, chosen widely: one outside is inverted or a typing error. */
const [least, most] = [1, 20] as const;

/** Reports stamp duty bands that do not ascend or have no open-ended last band, and implausible currency rates. */
export const checkRates: Check = ({ items }) => [
  ...itemsIn(items, 'rates').flatMap(({ file, value }) => {
    if (!('bands' in value)) return [];
    return [
      ...faultsOfBands(file, 'bands', value.bands ?? []),
      ...faultsOfBands(file, 'firstTime.bands', value.firstTime?.bands ?? []),
    ];
  }),
  ...itemsIn(items, 'site').flatMap(({ file, value }) =>
    Object.entries(value.currency?.rates ?? {}).flatMap(([currency, rate]) => {
      if (rate === undefined || (rate >= least && rate <= most)) return [];
      const expected = `the value of 1 ${currency} in riyals, between ${least} and ${most}`;
      return [{ file, path: `currency.rates.${currency}`, found: show(rate), expected }];
    }),
  ),
];

function faultsOfBands(file: string, path: string, bands: readonly ({ upTo?: number | null } | undefined)[]) {
  return bands.flatMap((band, index) => {
    const upTo = band?.upTo;
    const before = bands[index - 1]?.upTo;
    const fault = (expected: string) => [
      { file, path: `${path}.${index}.upTo`, found: show(upTo), expected },
    ];
    const isLast = index === bands.length - 1;
    if (isLast) return typeof upTo === 'number' ? fault('nothing: the last band has no upper end') : [];
    if (upTo === null) return fault('a number: only the last band has no upper end');
    return before && upTo && upTo <= before ? fault(`more than ${before}, where the band before ends`) : [];
  });
}
