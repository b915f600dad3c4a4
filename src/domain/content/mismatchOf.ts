import type { Area } from './areas';
import type { Listing } from './listings';
import type { PictureEntry } from './pictures';
import { ancestorsOf, countryOf } from './places';

type Scene = NonNullable<PictureEntry['scene']>;

const outside: Scene[] = ['tower', 'block', 'marina', 'skyline'];
const flat: Scene[] = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'study',
  'terrace',
  'pool',
  'lobby',
  ...outside,
];
const house: Scene[] = ['villa', 'living-room', 'bedroom', 'kitchen', 'bathroom', 'study', 'terrace', 'pool'];

/** What may be seen in the gallery of each type of property. */
const scenesOf: Record<Listing['type'], readonly Scene[]> = {
  apartment: flat,
  duplex: flat,
  penthouse: flat,
  villa: house,
  compound: house,
  land: ['villa', ...outside],
  'office-space': ['office', 'lobby', ...outside],
  shop: ['shop', 'shopfront', ...outside],
  'whole-building': [...flat, 'office', 'shopfront'],
};

/** The lowest floor with a view over roofs, and the highest one that still looks into a garden or yard. */
const lowestHigh = 4;
const highestLow = 2;

export type Mismatch = {
  field: 'scene' | 'setting' | 'areas' | 'view' | 'storey' | 'shows' | 'furnished';
  found: string;
};

/**
 * Says why a photo cannot be of a home: its scene, country, place, view, storey, a feature that the home lacks, or
 * furniture in premises that are handed over bare. Fields that the photo leaves out are not compared.
 * @returns the first field of the photo that contradicts the home, with its value; null when none does
 */
export function mismatchOf(
  home: Pick<Listing, 'type' | 'area' | 'floor' | 'view' | 'features' | 'fitOut'>,
  picture: PictureEntry,
  areas: ReadonlyMap<string, Area>,
): Mismatch | null {
  const { scene, setting, view, storey, shows, furnished } = picture;
  const country = countryOf(home.area, areas);
  const isHouse = home.type === 'villa' || home.type === 'compound';
  if (scene && !scenesOf[home.type].includes(scene)) return { field: 'scene', found: scene };
  if (setting && country && (setting === 'uk') !== (country === 'uk'))
    return { field: 'setting', found: setting };
  if (picture.areas.length > 0) {
    const within = [home.area, ...ancestorsOf(home.area, areas).map(({ slug }) => slug)];
    if (!picture.areas.some((slug) => within.includes(slug)))
      return { field: 'areas', found: picture.areas.join(', ') };
  }
  if (view && home.view !== view) return { field: 'view', found: view };
  if (storey === 'high' && (isHouse || (home.floor !== null && home.floor < lowestHigh)))
    return { field: 'storey', found: storey };
  if (storey === 'low' && !isHouse && (home.floor === null || home.floor > highestLow))
    return { field: 'storey', found: storey };
  if (shows && !home.features.includes(shows)) return { field: 'shows', found: shows };
  const isBare = home.fitOut === 'shell-and-core' || home.fitOut === 'cat-a';
  return furnished && isBare ? { field: 'furnished', found: 'true' } : null;
}
