import type { Family, PropertyType } from '../content/listings';

/** Types that only one family of the country offers, so that their name alone identifies the results. */
const ownTypes: readonly PropertyType[] = ['office-space', 'shop', 'whole-building'];

/**
 * The dictionary key of a type in the titles of a family's results. Off-plan and commercial results have their own keys
 * for shared types ("apartments", "land"); otherwise two pages would have the same title.
 */
export function typeKey(family: Family, type: PropertyType): string {
  const isTold = family === 'off-plan' || (family === 'commercial' && !ownTypes.includes(type));
  return isTold ? `search.types.${family}.${type}` : `search.types.${type}`;
}
