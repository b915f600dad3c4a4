import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import { faultsOfAmounts } from './amounts';
import type { Check } from './check';
import { listingRules } from './listingRules';
import { countryOfHome, purposeOfHome } from './listingVotes';
import { indexPlaces } from './placeIndex';

/** Reports fields of a home that contradict each other, its area or its project. At most one fault a field. */
export const checkListings: Check = ({ items }) => {
  const places = indexPlaces(items);
  const areaOfProject = new Map(
    itemsIn(items, 'offPlan').flatMap(({ names, value }) => names.map((name) => [name, value.area] as const)),
  );
  return itemsIn(items, 'listings').flatMap(({ file, value }) => {
    const country = countryOfHome(value, places);
    const purpose = purposeOfHome(value);
    const home = { ...value, sells: purpose.answer === 'sale', country: country.answer };
    const faults: Omit<Fault, 'file'>[] = [...country.faults, ...purpose.faults];
    if (purpose.answer) {
      for (const { path, reads, isBroken, found, expected } of listingRules) {
        if (!isBroken(home) || reads.some((field) => valueAt(value, field) === undefined)) continue;
        faults.push({ path, found: found?.(home) ?? show(valueAt(value, path) ?? undefined), expected });
      }
      faults.push(...faultsOfAmounts(value, home.sells));
    }
    const { area, project, priceHistory = [], price } = value;
    const around = project ? areaOfProject.get(project) : undefined;
    if (area && around && places.has(area) && places.has(around) && !places.isWithin(area, around)) {
      faults.push({
        path: 'area',
        found: show(area),
        expected: `"${around}", where its project is, or a place within`,
      });
    }
    const last = priceHistory.at(-1)?.amount;
    if (last !== undefined && last === price?.amount) {
      const path = `priceHistory.${priceHistory.length - 1}.amount`;
      faults.push({ path, found: show(last), expected: 'an earlier price, not the one that it has now' });
    }
    const isFirst = ({ path }: { path: string }, index: number) =>
      faults.findIndex((each) => each.path === path) === index;
    return faults.filter(isFirst).map((fault) => ({ file, ...fault }));
  });
};

function valueAt(home: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    // A field within an omitted object counts as omitted.
    return value === null ? null : (value as Record<string, unknown> | undefined)?.[key];
  }, home);
}
