import { z } from 'zod';
import { list, localised, optional, reference } from './fields';
import { features, views } from './listingTerms';

/** The subjects of photos. */
export const scenes = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'study',
  'terrace',
  'pool',
  'lobby',
  'office',
  'shop',
  'shopfront',
  'villa',
  'tower',
  'block',
  'marina',
  'skyline',
] as const;

/** A file of `content/pictures/` with its alternative text and properties. */
export const pictureEntry = z.strictObject({
  /** File name within `content/pictures/`. */
  file: z.string().regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"'),
  kind: z.enum(['photo', 'floor-plan', 'site-plan', 'avatar', 'logo']),
  /** The alternative text; empty only for avatars and logos, which are shown beside a name. */
  alt: localised(z.string()),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The subject. `content:check` reports listings of a type that cannot have it. */
  scene: optional(z.enum(scenes)),
  /** The recognisable region; left out if the photo could be from either. */
  setting: optional(z.enum(['gulf', 'uk'])),
  /** Recognisable areas. Only homes in them may show the photo. */
  areas: list(reference('areas')),
  /** The view from the windows. Only homes with this view may show the photo. */
  view: optional(z.enum(views)),
  /** `high` for a view over roofs (fourth floor or higher), `low` for a view into a garden or yard. */
  storey: optional(z.enum(['high', 'low'])),
  /** Whether movable furniture is visible. */
  furnished: optional(z.boolean()),
  /** A visible feature that the home must have. */
  shows: optional(z.enum(features)),
});

export type PictureEntry = z.infer<typeof pictureEntry>;

/** Returns whether a picture is an SVG plan, whose labels are translated. */
export function isPlan({ kind, file }: Pick<PictureEntry, 'kind' | 'file'>): boolean {
  return (kind === 'floor-plan' || kind === 'site-plan') && file.endsWith('.svg');
}
