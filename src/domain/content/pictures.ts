import { z } from 'zod';
import { list, localised, optional, reference } from './fields';
import { features, views } from './listingTerms';

/** What a photo is taken of. */
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

/** A file of `content/pictures/` and what it shows, for people who do not see it. */
export const pictureEntry = z.strictObject({
  /** File name within `content/pictures/`. */
  file: z.string().regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"'),
  kind: z.enum(['photo', 'floor-plan', 'site-plan', 'avatar', 'logo']),
  /** What is seen; empty only for avatars and logos, which stand beside a name. */
  alt: localised(z.string()),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Room or place that a photo is taken of. With it, the check says when a home of another kind shows the photo. */
  scene: optional(z.enum(scenes)),
  /** Whose towns and light it shows: `gulf` or `uk`. Leave it out when nothing tells. */
  setting: optional(z.enum(['gulf', 'uk'])),
  /** Places that are recognisable in it; only homes within them may show it. */
  areas: list(reference('areas')),
  /** View from its windows, when only homes with that view can have it. */
  view: optional(z.enum(views)),
  /** `high` when it looks over roofs (fourth floor or higher), `low` when it looks into a garden or yard. */
  storey: optional(z.enum(['high', 'low'])),
  /** True when it shows furniture that can be carried out. */
  furnished: optional(z.boolean()),
  /** A feature that it shows, and that the home must have. */
  shows: optional(z.enum(features)),
});

export type PictureEntry = z.infer<typeof pictureEntry>;

/** True for drawings with words on them, which each reader gets in their own language. */
export function isPlan({ kind, file }: Pick<PictureEntry, 'kind' | 'file'>): boolean {
  return (kind === 'floor-plan' || kind === 'site-plan') && file.endsWith('.svg');
}
