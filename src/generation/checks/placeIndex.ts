import type { Area } from '../../domain/content/areas';
import { ancestorsOf, countryOf } from '../../domain/content/places';
import { type ContentItem, itemsIn } from '../parseContent';

/** Lookups in the areas. An unknown or invalid place is within no other. */
export type PlaceIndex = {
  has: (slug: string) => boolean;
  hasGuide: (slug: string) => boolean;
  /** Slug of the country of a place; null if its parents do not lead to one. */
  countryOf: (slug: string) => string | null;
  /** True if a place is `outer` or lies within it. */
  isWithin: (slug: string, outer: string) => boolean;
};

/** Indexes the areas of the content, broken ones included. */
export function indexPlaces(items: readonly ContentItem[]): PlaceIndex {
  const areas = new Map<string, Area>();
  for (const { names, value } of itemsIn(items, 'areas')) {
    // Only `slug`, `kind` and `parent` are read, and each may be missing.
    for (const name of names) areas.set(name, { ...value, slug: name } as Area);
  }
  return {
    has: (slug) => areas.has(slug),
    // An invalid or incomplete guide counts as one: it is reported elsewhere.
    hasGuide: (slug) => areas.get(slug)?.guide !== null || areas.get(slug)?.body !== null,
    countryOf: (slug) => countryOf(slug, areas),
    isWithin: (slug, outer) => slug === outer || ancestorsOf(slug, areas).some((area) => area.slug === outer),
  };
}
