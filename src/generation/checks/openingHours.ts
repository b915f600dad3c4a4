import type { Fault } from '../fault';
import { thingsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Opening hours that end before they begin, and hours of one day that overlap or stand twice. */
export const checkOpeningHours: Check = ({ things }) =>
  thingsIn(things, 'offices').flatMap(({ file, value }) => {
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
    // One pair of hours that overlap on five days is one mistake.
    return faults.filter(
      ({ path }, index) => faults.findIndex((each) => entryOf(each.path) === entryOf(path)) === index,
    );
  });

function entryOf(path: string): string {
  return path.split('.').slice(0, 2).join('.');
}
