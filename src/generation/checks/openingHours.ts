import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Reports opening hours that end before they begin, and hours of one day that overlap. */
export const checkOpeningHours: Check = ({ items }) =>
  itemsIn(items, 'offices').flatMap(({ file, value }) => {
    const faults: Fault[] = [];
    const taken = new Map<string, { opens: string; closes: string }[]>();
    (value.hours ?? []).forEach((hours, index) => {
      const { opens, closes, days = [] } = hours ?? {};
      if (!opens || !closes) return;
      if (closes <= opens) {
        const expected = `a time after ${opens}`;
        faults.push({ file, path: `hours.${index}.closes`, found: show(closes), expected });
        return;
      }
      days.forEach((day, at) => {
        if (!day) return;
        const others = taken.get(day) ?? [];
        const other = others.find((each) => opens < each.closes && each.opens < closes);
        if (other) {
          const expected = `hours of ${day} that do not overlap (it is open ${other.opens}–${other.closes} already)`;
          faults.push({
            file,
            path: `hours.${index}.days.${at}`,
            found: `${day} ${opens}–${closes}`,
            expected,
          });
        }
        taken.set(day, [...others, { opens, closes }]);
      });
    });
    // Two entries that overlap on five days are one fault.
    return faults.filter(
      ({ path }, index) => faults.findIndex((each) => entryOf(each.path) === entryOf(path)) === index,
    );
  });

function entryOf(path: string): string {
  return path.split('.').slice(0, 2).join('.');
}
