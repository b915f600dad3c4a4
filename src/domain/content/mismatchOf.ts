import type { Area } from './areas';
import type { Listing } from './listings';
import type { PictureEntry } from './pictures';
import { chainOf, countryOf } from './places';

type Scene = NonNullable<PictureEntry['scene']>;

const outside: Scene[] = ['tower', 'block', 'marina', 'skyline'];
const inside: Scene[] = ['living-room', 'bedroom', 'kitchen', 'bathroom', 'study', 'terrace', 'pool'];
const flat: Scene[] = [...inside, 'lobby', ...outside];
const house: Scene[] = ['villa', ...inside];

/** The scenes that the gallery of each property type may show. */
const scenesOf: Record<Listing['type'], readonly Scene[]> = {
  apartment: flat,
  duplex: flat,
  penthouse: flat,
  villa: house,
  compound: house,
  land: ['villa', ...outside],
  'office-space': ['office', 'lobby', ...outside],
  shop: ['shop', 'shopfront', ...outside],
  'whole-building': ['lobby', 'office', 'shopfront', ...outside],
};

/** The lowest floor from which a photo may look over roofs. */
const lowestHighFloor = 4;
/** The highest floor from which a photo may look into a garden or yard. */
const highestLowFloor = 2;

export type Mismatch = {
  field: 'scene' | 'setting' | 'areas' | 'view' | 'storey' | 'shows' | 'furnished';
  found: string;
};

/**
 * Checks whether a photo can show a home: compares scene, country, area, view, storey, features, and furniture in
 * premises that are handed over without fit-out. Fields that the photo leaves out are not compared.
 * @returns the first field of the photo that contradicts the home, with its value, or null
 */
export function mismatchOf(
  home: Pick<Listing, 'type' | 'area' | 'floor' | 'view' | 'features' | 'fitOut'>,
  picture: PictureEntry,
  areas: ReadonlyMap<string, Area>,
): Mismatch | null {
  const { scene, setting, view, storey, shows, furnished } = picture;
  const isHouse = home.type === 'villa' || home.type === 'compound';
  if (scene && !scenesOf[home.type].includes(scene)) return { field: 'scene', found: scene };
  if (setting) {
    const country = countryOf(home.area, areas);
    if (country && (setting === 'uk') !== (country === 'uk')) return { field: 'setting', found: setting };
  }
  if (picture.areas.length > 0) {
    const within = chainOf(home.area, areas);
    if (!within.some(({ slug }) => picture.areas.includes(slug)))
      return { field: 'areas', found: picture.areas.join(', ') };
  }
  if (view && home.view !== view) return { field: 'view', found: view };
  if (storey === 'high' && (isHouse || (home.floor !== null && home.floor < lowestHighFloor)))
    return { field: 'storey', found: storey };
  if (storey === 'low' && !isHouse && (home.floor === null || home.floor > highestLowFloor))
    return { field: 'storey', found: storey };
  if (shows && !home.features.includes(shows)) return { field: 'shows', found: shows };
  const isBare = home.fitOut === 'shell-and-core' || home.fitOut === 'cat-a';
  return furnished && isBare ? { field: 'furnished', found: 'true' } : null;
}
