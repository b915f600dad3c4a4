import type { Area } from './areas';
import type { Point } from './fields';

/** The bounding boxes of countries in degrees, including outlying islands. */
const bounds: Record<string, { south: number; north: number; west: number; east: number }> = {
  qatar: { south: 24.45, north: 26.3, west: 50.7, east: 52.6 },
  uk: { south: 49.8, north: 60.9, west: -8.7, east: 1.8 },
};

/** Returns the areas that contain an area, nearest first, up to its country. Stops at an unknown parent or a cycle. */
export function ancestorsOf(slug: string, areas: ReadonlyMap<string, Area>): Area[] {
  const found: Area[] = [];
  let parent = areas.get(slug)?.parent;
  while (parent && !found.some((area) => area.slug === parent)) {
    const area = areas.get(parent);
    if (!area) break;
    found.push(area);
    parent = area.parent;
  }
  return found;
}

/** Returns an area and the areas that contain it, nearest first, or nothing for an unknown slug. */
export function chainOf(slug: string, areas: ReadonlyMap<string, Area>): Area[] {
  const self = areas.get(slug);
  return self ? [self, ...ancestorsOf(slug, areas)] : [];
}

/** Returns the slug of the country of an area, or null if its ancestors do not include one. */
export function countryOf(slug: string, areas: ReadonlyMap<string, Area>): string | null {
  return chainOf(slug, areas).find((area) => area.kind === 'country')?.slug ?? null;
}

/** Returns whether a point is in the bounding box of a country. True for countries without a known bounding box. */
export function isInCountry({ lat, lng }: Point, country: string): boolean {
  const box = bounds[country];
  return !box || (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);
}
