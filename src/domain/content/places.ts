import type { Area } from './areas';
import type { Point } from './fields';

/** Outer bounds of the countries that we know, in degrees; outlying islands included. */
const bounds: Record<string, { south: number; north: number; west: number; east: number }> = {
  qatar: { south: 24.45, north: 26.3, west: 50.7, east: 52.6 },
  uk: { south: 49.8, north: 60.9, west: -8.7, east: 1.8 },
};

/** The places above a place, nearest first, up to its country. Stops where a parent is unknown. */
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

/** Slug of the country that holds a place; null when its parents do not lead to one. */
export function countryOf(slug: string, areas: ReadonlyMap<string, Area>): string | null {
  const self = areas.get(slug);
  const chain = self ? [self, ...ancestorsOf(slug, areas)] : [];
  return chain.find((area) => area.kind === 'country')?.slug ?? null;
}

/** True within the country's outer bounds, and for countries whose bounds we do not know. */
export function isInCountry({ lat, lng }: Point, country: string): boolean {
  const box = bounds[country];
  return !box || (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);
}
