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

export const pictureEntry = z
  .strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"')
      .describe('File name within `content/pictures/`.'),
    kind: z.enum(['photo', 'floor-plan', 'site-plan', 'avatar', 'logo']),
    alt: localised(z.string()).describe(
      'The alternative text; empty only for avatars and logos, which are shown beside a name.',
    ),
    width: z.int().positive(),
    height: z.int().positive(),
    scene: optional(z.enum(scenes)).describe(
      'The subject. `content:check` reports listings of a type that cannot have it.',
    ),
    setting: optional(z.enum(['gulf', 'uk'])).describe(
      'The recognisable region; left out if the photo could be from either.',
    ),
    areas: list(reference('areas')).describe('Recognisable areas. Only homes in them may show the photo.'),
    view: optional(z.enum(views)).describe(
      'The view from the windows. Only homes with this view may show the photo.',
    ),
    storey: optional(z.enum(['high', 'low'])).describe(
      '`high` for a view over roofs (fourth floor or higher), `low` for a view into a garden or yard.',
    ),
    furnished: optional(z.boolean()).describe('Whether movable furniture is visible.'),
    shows: optional(z.enum(features)).describe('A visible feature that the home must have.'),
    draft: optional(z.boolean()).describe(
      'True while `alt` is only proposed by an import. Remove it when you have described the picture.',
    ),
  })
  .describe('A file of `content/pictures/` with its alternative text and properties.');

export type PictureEntry = z.infer<typeof pictureEntry>;

/** Returns whether a picture is an SVG plan, whose labels are translated. */
export function isPlan({ kind, file }: Pick<PictureEntry, 'kind' | 'file'>): boolean {
  return (kind === 'floor-plan' || kind === 'site-plan') && file.endsWith('.svg');
}
