import type { Area } from './areas';
import { chainOf } from './places';

/** The property rights that people who are not Qatari may hold in an area; null if unknown. */
export type Ownership = { freehold: boolean | null; usufruct: boolean | null };

/**
 * Returns the property rights that the law allows in an area. Each right has the value of the area itself or, if it is
 * left out, of the nearest area that contains it: Law 16/2018 names whole districts, so streets and towers follow.
 */
export function ownershipOf(slug: string, areas: ReadonlyMap<string, Area>): Ownership {
  const chain = chainOf(slug, areas);
  const nearest = (right: keyof Ownership) => chain.find((area) => area[right] !== null)?.[right] ?? null;
  return { freehold: nearest('freehold'), usufruct: nearest('usufruct') };
}
