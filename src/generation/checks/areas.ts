import { areaKinds } from '../../domain/content/areas';
import { distance } from '../../domain/content/distance';
import { isInCountry } from '../../domain/content/places';
import type { Fault } from '../fault';
import { itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { cycleFrom } from './cycleFrom';
import { isPoint } from './isPoint';
import { indexPlaces } from './placeIndex';

/** Rank of each kind of area, 0 for the largest. Streets, towers and compounds have the same rank. */
const ranks = Object.fromEntries(areaKinds.map((kind, index) => [kind, Math.min(index, 4)]));

/** Kilometres within which a place is nearby; people go further to an airport. */
const reach = { airport: 60, other: 15 } as const;

/** Reports areas in a cycle, without a parent, within a smaller area or outside their country; guides without text. Warns about places nearby that are far. */
export const checkAreas: Check = ({ items }) => {
  const areas = itemsIn(items, 'areas');
  const places = indexPlaces(items);
  const byName = new Map(areas.flatMap((area) => area.names.map((name) => [name, area] as const)));
  const parentOf = (name: string) => byName.get(name)?.value.parent ?? null;
  const inCircle = new Set<string>();
  const faults: Fault[] = [];
  for (const { names, file, value } of areas) {
    const fault = (path: string, found: unknown, expected: string) =>
      faults.push({ file, path, found: show(found ?? undefined), expected });
    const [name = ''] = names;
    const { parent, kind, point } = value;
    const upper = parent ? byName.get(parent)?.value.kind : undefined;
    const circle = cycleFrom(name, parentOf);
    const isLarger = (kind && upper && (ranks[upper] ?? 0) > (ranks[kind] ?? 0)) ?? false;
    if (circle) {
      if (inCircle.has(name)) continue;
      for (const each of circle) inCircle.add(each);
      // Each cycle is reported once, preferably at a place that lies within a smaller one.
      const culprit = circle.find(isInSmaller) ?? name;
      const expected = `a place that does not lie within this one (${[...circle, circle[0]].join(' → ')})`;
      const at = byName.get(culprit)?.file ?? file;
      faults.push({ file: at, path: 'parent', found: show(parentOf(culprit)), expected });
    } else if (isLarger) fault('parent', parent, `a place that is larger than a ${kind} (it is a ${upper})`);
    if (kind && kind !== 'country' && parent === null)
      fault('parent', parent, 'the place that holds it: only a country has none');
    if (kind === 'country' && parent) fault('parent', parent, 'nothing: a country lies in no other place');
    if (value.freehold && value.usufruct) fault('usufruct', true, 'freehold or usufruct, not both');
    if (value.guide === null && value.body)
      fault('guide', null, 'a guide, as there are texts (en.md, ar.md)');
    if (value.guide && value.body === null)
      faults.push({
        ...{ file, path: 'body', found: 'nothing', lacksTexts: true },
        expected: 'the texts of the guide, en.md and ar.md beside index.json',
      });
    const country = places.countryOf(name);
    if (country) {
      const near = (value.nearby ?? []).map((place, index) => ({
        path: `nearby.${index}.point`,
        point: place?.point,
        most: reach[place?.kind === 'airport' ? 'airport' : 'other'],
      }));
      for (const { path, point: at, most } of [{ path: 'point', point, most: Infinity }, ...near]) {
        if (!isPoint(at)) continue;
        const away = isPoint(point) ? Math.round(distance(point, at)) : 0;
        if (!isInCountry(at, country)) fault(path, at, `a point within ${country}`);
        else if (away > most) {
          const expected = `a place within ${most} km of this area`;
          faults.push({ file, path, found: `a point ${away} km away`, expected, severity: 'warning' });
        }
      }
    }
  }
  return faults;

  function isInSmaller(name: string): boolean {
    const own = byName.get(name)?.value.kind;
    const upper = byName.get(parentOf(name) ?? '')?.value.kind;
    return own !== undefined && upper !== undefined && (ranks[upper] ?? 0) > (ranks[own] ?? 0);
  }
};
