import { stampDuty } from '../../domain/calculators/stampDuty';
import type { RateTable, StampDutyRates } from '../../domain/content/rates';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import type { Loose } from '../parsePartially';
import { show } from '../show';
import type { Check } from './check';

/** Plausible values of one pound or dollar in riyals, chosen widely: one outside is inverted or a typing error. */
const [least, most] = [1, 20] as const;

/** Reports rate tables whose figures contradict each other, and implausible currency rates. */
export const checkRates: Check = ({ items }) => [
  ...itemsIn(items, 'rates').flatMap(({ file, value, isWhole }) => {
    const faults = faultsOfTable(value);
    if (isWhole && faults.length === 0 && value.kind === 'stampDuty') {
      faults.push(...faultsOfRelief(value as StampDutyRates));
    }
    return faults.map((fault) => ({ file, ...fault }));
  }),
  ...itemsIn(items, 'site').flatMap(({ file, value }) => {
    const rates = value.currency?.rates ?? {};
    const fault = (currency: string, found: unknown, expected: string) => ({
      file,
      path: `currency.rates.${currency}`,
      found: show(found),
      expected,
    });
    const odd = Object.entries(rates).filter(([, rate]) => rate && (rate < least || rate > most));
    const { GBP = Infinity, USD = 0 } = rates;
    return [
      ...odd.map(([currency, rate]) =>
        fault(currency, rate, `the value of 1 ${currency} in riyals, between ${least} and ${most}`),
      ),
      // A pound has never been worth less than a dollar.
      ...(GBP <= USD ? [fault('GBP', GBP, `more than ${USD}, the value of 1 USD`)] : []),
    ];
  }),
];

type TableFault = Omit<Fault, 'file'>;

/** Figures in the wrong order. One that is undefined has no order; its schema reports it. */
function faultsOfTable(table: Loose<RateTable>): TableFault[] {
  const wrong = (isWrong: boolean, path: string, found: unknown, expected: string) =>
    isWrong ? [{ path, found: show(found), expected }] : [];
  switch (table.kind) {
    case 'stampDuty': {
      const { bands = [], firstTime } = table;
      const { upTo = Infinity, bands: lower = [] } = firstTime ?? {};
      const last = lower.at(-2)?.upTo ?? 0;
      return [
        ...faultsOfBands('bands', bands),
        ...faultsOfBands('firstTime.bands', lower),
        ...wrong(upTo <= last, 'firstTime.upTo', upTo, `more than ${last}, where the last band begins`),
      ];
    }
    case 'mortgage':
      return Object.entries(table.borrowers ?? {}).flatMap(([name, borrower]) => {
        const { percent = Infinity, percentAbove = 0 } = borrower ?? {};
        const expected = `at most ${percent}, the ceiling for lower prices`;
        return wrong(percentAbove > percent, `borrowers.${name}.percentAbove`, percentAbove, expected);
      });
    case 'renting': {
      const { oneYear = 0, twoYears = Infinity } = table.commissionMonths ?? {};
      const expected = `at least ${oneYear}, as for one year`;
      return wrong(twoYears < oneYear, 'commissionMonths.twoYears', twoYears, expected);
    }
    case 'residency': {
      const { residence = 0, permanent = Infinity } = table;
      const expected = `more than ${residence}, the price for a residence permit`;
      return wrong(permanent <= residence, 'permanent', permanent, expected);
    }
    default:
      return [];
  }
}

type Bands = Loose<StampDutyRates>['bands'];

/** Bands must ascend in both their ends and their rates, and only the last one is open. */
function faultsOfBands(path: string, bands: NonNullable<Bands>): TableFault[] {
  return bands.flatMap((band, index) => {
    const { upTo, rate = Infinity } = band ?? {};
    const { upTo: before, rate: rateBefore = 0 } = bands[index - 1] ?? {};
    const fault = (expected: string) => [{ path: `${path}.${index}.upTo`, found: show(upTo), expected }];
    const isLast = index === bands.length - 1;
    if (isLast && typeof upTo === 'number') return fault('nothing: the last band has no upper end');
    if (!isLast && upTo === null) return fault('a number: only the last band has no upper end');
    if (before && upTo && upTo <= before) return fault(`more than ${before}, where the band before ends`);
    if (rate >= rateBefore) return [];
    const expected = `at least ${rateBefore}, the rate of the band before`;
    return [{ path: `${path}.${index}.rate`, found: show(rate), expected }];
  });
}

/**
 * Reports a relief by which first-time buyers would pay more than others. Only the ends of bands are compared, because
 * both taxes are linear between them.
 */
function faultsOfRelief(rates: StampDutyRates): TableFault[] {
  const { firstTime, bands } = rates;
  const ends = [...bands, ...firstTime.bands, firstTime].flatMap(({ upTo }) => upTo ?? []);
  for (const price of ends.filter((end) => end <= firstTime.upTo)) {
    const tax = (buyer: 'firstTime' | 'main') =>
      stampDuty({ price, buyer, ukResident: true }, rates)?.total ?? 0;
    if (tax('firstTime') <= tax('main')) continue;
    const [found, others] = [tax('firstTime'), tax('main')].map((pounds) => `£${formatNumber(pounds, 'en')}`);
    const expected = `at most ${others}, which other buyers pay`;
    return [
      { path: 'firstTime.bands', found: `a tax of ${found} on £${formatNumber(price, 'en')}`, expected },
    ];
  }
  return [];
}
