import type { Area } from '../../domain/content/areas';
import { ancestorsOf, countryOf } from '../../domain/content/places';
import { type Thing, thingsIn } from '../parseContent';

/** What the checks ask of the areas; places that are unknown or broken are within nothing. */
export type PlaceIndex = {
  has: (slug: string) => boolean;
  hasGuide: (slug: string) => boolean;
  /** Slug of the country that holds a place; null when its parents do not lead to one. */
  countryOf: (slug: string) => string | null;
  /** True when a place is another one or lies within it. */
  isWithin: (slug: string, outer: string) => boolean;
};

export function indexPlaces(things: readonly Thing[]): PlaceIndex {
  const areas = new Map<string, Area>();
  for (const { names, value } of thingsIn(things, 'areas')) {
    // Only slug, kind and parent are read of it, and each may be missing.
    for (const name of names) areas.set(name, { ...value, slug: name } as Area);
  }
  return {
    has: (slug) => areas.has(slug),
    // A guide that is at fault, or whose texts only are there, is told by itself.
    hasGuide: (slug) => areas.get(slug)?.guide !== null || areas.get(slug)?.body !== null,
    countryOf: (slug) => countryOf(slug, areas),
    isWithin: (slug, outer) => slug === outer || ancestorsOf(slug, areas).some((area) => area.slug === outer),
  };
}
