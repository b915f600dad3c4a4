import type { Family, PropertyType } from '../content/listings';

/** Types that no other family of the country offers, so that their name alone says which results are meant. */
const ownTypes: readonly PropertyType[] = ['office-space', 'shop', 'whole-building'];

/**
 * The dictionary key that names a type among a family's results. Off-plan and commercial results of a type that homes
 * share ("apartments", "land") say so, or two pages would have one title.
 */
export function typeKey(family: Family, type: PropertyType): string {
  const isTold = family === 'off-plan' || (family === 'commercial' && !ownTypes.includes(type));
  return isTold ? `search.types.${family}.${type}` : `search.types.${type}`;
}
