import type { Draft } from './listingDraft';
import type { Places } from './listingPlaces';

/** Writes slugs in the pattern of the site and makes each its own. */
export class Slugs {
  private readonly taken = new Set<string>();
  constructor(private readonly places: Places) {}

  next(draft: Omit<Draft, 'slug'>): string {
    const kind = `${draft.type}-for-${draft.purpose}-in`;
    const rooms = draft.bedrooms ?? -1;
    const hasRooms = rooms >= 0 && draft.family !== 'commercial';
    const what = !hasRooms ? kind : rooms === 0 ? `studio-${kind}` : `${rooms}-bedroom-${kind}`;
    const district = this.places.district(draft.area);
    const city = this.places.city(draft.area);
    const building = draft.building ? slugify(draft.building.en) : null;
    const where = [...new Set([district.slug, city.slug])];
    const write = (...extra: string[]) =>
      [what, ...(building ? [building] : []), ...extra, ...where].join('-');
    const candidates = [
      write(),
      ...(draft.unit ? [write('unit', slugify(draft.unit))] : []),
      ...(draft.floor === undefined || draft.floor === null
        ? []
        : [write(draft.floor === 0 ? 'ground-floor' : `floor-${draft.floor}`)]),
      write(`${draft.size}-sqm`),
    ];
    const free = candidates.find((slug) => !this.taken.has(slug)) ?? this.numbered(write);
    this.taken.add(free);
    return free;
  }

  private numbered(write: (...extra: string[]) => string): string {
    let number = 2;
    while (this.taken.has(write(String(number)))) number += 1;
    return write(String(number));
  }
}

function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
