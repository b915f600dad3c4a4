import type { Content } from '../domain/content/collections';
import { ancestorsOf } from '../domain/content/places';

/** Keeps the menu short enough for a screen. Homes in smaller areas are found by grouping the list. */
const fewest = 20;

/**
 * Returns filters of the list of homes by place: one for each area with at least 20 homes,
 * those of the areas within it included. An area follows the one that contains it.
 */
export function placeFilters({ areas, listings }: Pick<Content, 'areas' | 'listings'>) {
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  const chains = new Map(
    areas.map(({ slug }) => [slug, [slug, ...ancestorsOf(slug, bySlug).map((area) => area.slug)]]),
  );
  const isWithin = (slug: string, outer: string) => chains.get(slug)?.includes(outer) ?? false;
  const order = ({ slug }: { slug: string }) => [...(chains.get(slug) ?? [])].reverse().join('/');
  return areas
    .filter(({ slug }) => listings.filter(({ area }) => isWithin(area, slug)).length >= fewest)
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(({ slug: outer, name }) => ({
      label: name,
      field: 'area',
      in: areas.map(({ slug }) => slug).filter((slug) => isWithin(slug, outer)),
    }));
}
