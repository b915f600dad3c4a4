import type { SearchWords } from './searchWords';

/**
 * The end that slugs of the homes at a site usually have: the building, its area and the place around that, as in
 * `al-fajr-terraces-fox-hills-lusail`. The search data contain only ends that differ from it.
 * @param building index of the building; -1 for none
 */
export function usualSlugEnd(words: SearchWords, area: number, building: number): string {
  const name = words.buildings[building]?.defaultName ?? '';
  const places = (words.areas[area]?.chain ?? [])
    .map((index) => words.areas[index])
    .filter((place) => place?.kind !== 'country')
    .map((place) => place?.slug);
  const parts = name
    .toLowerCase()
    .replaceAll('’', '')
    .split(/[^a-z0-9]+/);
  return [...parts, ...places.slice(0, 2)].filter(Boolean).join('-');
}
